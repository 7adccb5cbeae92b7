import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import type { Send } from "#contracts/http.ts";
import { order } from "./order.ts";

export const orderRequest = z.object({
  packageId: z.string().check(z.minLength(1), z.maxLength(64)),
  termMonths: z.int().check(z.positive()),
  network,
  /** Chosen by the console; the same key again answers the same order, so that a repeated request never orders twice. */
  requestKey: z.string().check(z.minLength(8), z.maxLength(128)),
});
export type OrderRequest = z.output<typeof orderRequest>;

/** Orders a package (2.25; proposed, 7.16). */
export function createOrder(send: Send, body: OrderRequest, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Order/Create", body, resData: order, signal });
}
