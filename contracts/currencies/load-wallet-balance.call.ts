import { defineCall } from "#contracts/define-call.ts";
import { walletRequest } from "./get-user-wallet.ts";
import { walletBalance } from "./load-wallet-balance.ts";

/** Loads the balance of the merchant's payment address on one network (2.31; proposed, 7.16). */
export const loadWalletBalance = defineCall({
  summary: "Loads the balance of the merchant's payment address on a network.",
  method: "POST",
  path: "/api/Wallet/Balance",
  request: walletRequest,
  answer: walletBalance,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.31", "7.16"],
  example: { network: "TRON" },
});
