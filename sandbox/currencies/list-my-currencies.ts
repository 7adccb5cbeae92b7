import * as z from "zod/mini";
import { merchantCall } from "#sandbox/http/call.ts";
import { readMyCurrencies } from "./my-currencies.ts";

/** Every currency that the merchant may switch on, with those that are on (2.31). */
export const listMyCurrencies = merchantCall({
  method: "POST",
  path: "/Currency/Mine",
  input: z.object({}),
  answer: async (service, _, { merchantId }) => readMyCurrencies(service, service.db, merchantId),
});
