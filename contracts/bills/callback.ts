import * as z from "zod/mini";
import { instant } from "#contracts/decimal.ts";
import { noticeStatus } from "./notice-status.ts";

/** Why an attempt did not deliver: the receiver answered something else than 2xx, too late, or not at all. */
export const callbackFailure = z.enum(["rejected", "timeout", "unreachable", "addressNotAllowed"]);
export type CallbackFailure = z.output<typeof callbackFailure>;

/** One time that a callback was sent. */
export const callbackAttempt = z.object({
  /** Signed together with the payload: the receiver finds it in the header of the timestamp. */
  sentAt: instant,
  /** In lower case hexadecimal. */
  signature: z.string(),
  /** The HTTP status of the receiver's answer; null without one. */
  answerStatus: z.nullable(z.int()),
  /** Null when it was delivered. */
  failure: z.nullable(callbackFailure),
});
export type CallbackAttempt = z.output<typeof callbackAttempt>;

/** A callback: how the service notifies an application of a bill (2.31, 4.6). Its fields are proposed. */
export const callback = z.object({
  code: z.string().check(z.minLength(1)),
  /** The application bill that it is about. */
  billCode: z.string(),
  applicationCode: z.string(),
  /** Where it goes: the application's recharge callback address when it was made. */
  url: z.string(),
  /** The body as it is sent, to the letter. */
  payload: z.string(),
  status: noticeStatus,
  /** The oldest first. */
  attempts: z.array(callbackAttempt),
  createdAt: instant,
  /** When the receiver first answered with 2xx. */
  deliveredAt: z.nullable(instant),
  /** When the service sends it again by itself; null when it does not. */
  nextAttemptAt: z.nullable(instant),
});
export type Callback = z.output<typeof callback>;
