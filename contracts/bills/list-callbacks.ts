import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { searchText } from "#contracts/list.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { callback, callbackEvent, failureClass } from "./callback.ts";
import { noticeStatus } from "./notice-status.ts";
import { recordSearch } from "./record-search.ts";

/** `code` searches by the callback's own code or by what it is about; `failure` by why its last attempt failed. */
export const callbackSearch = z.extend(recordSearch, {
  sort: z.optional(z.enum(["createdAt", "-createdAt"])),
  event: z.optional(callbackEvent),
  status: z.optional(noticeStatus),
  failure: z.optional(failureClass),
  applicationCode: z.optional(searchText),
});
export type CallbackSearch = z.output<typeof callbackSearch>;

export const callbackPage = pageOf(callback);
export type AgreedCallbackPage = z.input<typeof callbackPage>;

/** One page of the callbacks to the merchant's applications, newest first unless sorted otherwise (2.31; proposed, 7.16). */
export function listCallbacks(send: Send, body: CallbackSearch, signal?: AbortSignal) {
  return send({ reads: true, method: "POST", path: "/api/Callback/List", body, resData: callbackPage, signal });
}
