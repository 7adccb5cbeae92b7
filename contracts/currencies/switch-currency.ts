import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { myCurrencies } from "./list-my-currencies.ts";

/** Which currency, and how it is to be: asked for twice, it is the same. */
export const currencySwitch = z.object({ id: z.string(), enabled: z.boolean() });
export type CurrencySwitch = z.output<typeof currencySwitch>;

/** Switches one of the merchant's currencies on or off; answers all of them as they then stand (2.31; proposed, 7.16). */
export function switchCurrency(send: Send, body: CurrencySwitch, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Currency/Switch", body, resData: myCurrencies, signal });
}
