import * as z from "zod/mini";
import { id } from "#contracts/reader/text.ts";
import { network } from "./network.ts";

/** The network of the address; the field is proposed, since 7.12 shows no body. */
export const walletRequest = z.object({ network });

/** The address; some services answer it as a plain text. */
export const wallet = z.union([
  z.object({ address: id }),
  z.pipe(
    id,
    z.transform((address) => ({ address })),
  ),
]);
export type AgreedWallet = z.input<typeof wallet>;
