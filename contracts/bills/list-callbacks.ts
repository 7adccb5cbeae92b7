import * as z from "zod/mini";
import { searchText } from "#contracts/list.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { callback, callbackEvent, failureClass } from "./callback.ts";
import { noticeStatus } from "./notice-status.ts";
import { recordSearch } from "./record-search.ts";

/** `code` matches the callback's code or its reference; `failure` the failure of its last attempt. */
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
