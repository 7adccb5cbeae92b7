import type * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { notice } from "./notice.ts";

export const noticePage = pageOf(notice, "id");
export type AgreedNoticePage = z.input<typeof noticePage>;

/** Every notice that the service still keeps for the merchant, the newest first (2.36; proposed, 7.16). */
export function listNotices(send: Send, signal?: AbortSignal) {
  return send({ reads: true, method: "POST", path: "/api/Message/List", body: {}, resData: noticePage, signal });
}
