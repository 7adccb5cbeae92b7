import * as z from "zod/mini";
import { code } from "#contracts/code.ts";
import { network } from "#contracts/currencies/network.ts";
import type { Send } from "#contracts/http.ts";
import { requestKey } from "#contracts/request-key.ts";
import { order } from "./order.ts";

export const orderRequest = z.object({
  packageId: code,
  termMonths: z.int().check(z.positive()),
  network,
  requestKey,
});
export type OrderRequest = z.output<typeof orderRequest>;

/** Orders a package (2.25; proposed, 7.16). */
export function createOrder(send: Send, body: OrderRequest, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Order/Create", body, resData: order, signal });
}
