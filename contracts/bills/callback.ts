import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { list } from "#contracts/reader/list.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id, text } from "#contracts/reader/text.ts";
import { noticeStatus } from "./notice-status.ts";

/** Why an attempt did not deliver: the receiver answered something else than 2xx, too late, or not at all. */
export const callbackFailure = z.enum(["rejected", "timeout", "unreachable", "addressNotAllowed"]);
export type CallbackFailure = z.output<typeof callbackFailure>;

/** One time that a callback was sent. */
export const callbackAttempt = z.object({
  /** Signed together with the payload: the receiver finds it in the header of the timestamp. */
  sentAt: optional(instant),
  /** In lower case hexadecimal. */
  signature: text,
  /** The HTTP status of the receiver's answer; null without one. */
  answerStatus: orNull(count),
  /** Null when it was delivered. */
  failure: orNull(enumeration(callbackFailure)),
});
export type CallbackAttempt = z.output<typeof callbackAttempt>;

/** A callback: how the service notifies an application of a bill (2.31, 4.6). Its fields are proposed. */
export const callback = z.object({
  code: id,
  /** The application bill that it is about. */
  billCode: text,
  applicationCode: text,
  /** Where it goes: the application's recharge callback address when it was made. */
  url: text,
  /** The body as it is sent, to the letter. */
  payload: text,
  status: enumeration(noticeStatus),
  /** The oldest first. */
  attempts: list(callbackAttempt),
  createdAt: optional(instant),
  /** When the receiver first answered with 2xx. */
  deliveredAt: orNull(instant),
  /** When the service sends it again by itself; null when it does not. */
  nextAttemptAt: orNull(instant),
});
export type Callback = z.output<typeof callback>;
export type AgreedCallback = z.input<typeof callback>;
