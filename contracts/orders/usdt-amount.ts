import * as z from "zod/mini";
import { typedAmount } from "#contracts/typed/amount.ts";

/** Above 0, below a thousand million, with at most the token's six decimals. */
const AMOUNT = /^(?=.*[1-9])\d{1,9}(\.\d{1,6})?$/;

/** An amount of USDT to be paid: a decimal text such as "29.90". */
export const usdtAmount = z.string().check(
  z.overwrite((typed) => typedAmount(typed) ?? typed),
  z.regex(AMOUNT, "must be an amount above 0 with at most 6 decimals, such as 29.90"),
);
