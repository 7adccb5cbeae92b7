import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { wallet, walletRequest } from "./get-user-wallet.ts";

/** Gets the merchant's own payment address on one network (7.12, 1.1). The product comes from the run-time configuration. */
export const getUserWallet = defineCall({
  summary: "Loads the merchant's payment address on a network.",
  method: "POST",
  path: "/api/wallet/{product}Client/GetUserWallet",
  request: z.extend(walletRequest, { product: z.string() }),
  answer: wallet,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["1.1", "7.12"],
  example: { product: "Usdt", network: "TRON" },
});
