import { listMyCurrencies as call } from "#contracts/currencies/list-my-currencies.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { readMyCurrencies } from "./my-currencies.ts";

/** Every currency that the merchant may switch on, with those that are on (2.31). */
export const listMyCurrencies = answers(call, async (service, _, { merchantId }) =>
  readMyCurrencies(service, service.db, merchantId),
);
