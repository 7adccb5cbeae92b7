import * as z from "zod/mini";
import { listRequest } from "#contracts/list.ts";
import { instant } from "#contracts/reader/agreed.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { accountEvent, accountEventKind } from "./account-event.ts";

/** Filters of the account events: the kind, and a period (inclusive). */
export const eventSearch = z.extend(listRequest, {
  sort: z.optional(z.enum(["at", "-at"])),
  kind: z.optional(accountEventKind),
  atFrom: z.optional(instant),
  atUntil: z.optional(instant),
});
export type EventSearch = z.output<typeof eventSearch>;

export const eventPage = pageOf(accountEvent, "id");
export type AgreedEventPage = z.input<typeof eventPage>;
