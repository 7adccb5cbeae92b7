import { listMyCurrencies as call } from "#contracts/currencies/list-my-currencies.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { readMyCurrencies } from "./my-currencies.ts";

/** Every currency, with those that the merchant has switched on (2.31). */
export const listMyCurrencies = implement(call, async (service, _, { merchantId }) =>
  readMyCurrencies(service, service.db, merchantId),
);
