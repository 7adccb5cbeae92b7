import * as z from "zod/mini";
import { id } from "#contracts/reader/text.ts";
import { network } from "./network.ts";

/** Which of the merchant's addresses is wanted; the documented body is not shown (7.12), so its field is proposed. */
export const walletRequest = z.object({ network });

/** The address, which some services answer by itself and others as `address` in an object. */
export const wallet = z.union([
  z.object({ address: id }),
  z.pipe(
    id,
    z.transform((address) => ({ address })),
  ),
]);
export type Wallet = z.output<typeof wallet>;
export type AgreedWallet = z.input<typeof wallet>;
