import * as z from "zod/mini";
import { code } from "#contracts/code.ts";
import { network } from "#contracts/currencies/network.ts";
import { requestKey } from "#contracts/request-key.ts";

export const orderRequest = z.object({
  packageId: code,
  termMonths: z.int().check(z.positive()),
  network,
  requestKey,
});
export type OrderRequest = z.output<typeof orderRequest>;
