import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { list } from "#contracts/reader/list.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { noticeStatus } from "./notice-status.ts";

/**
 * Why an attempt did not deliver: the receiver answered something else than 2xx, led elsewhere, answered too late, or not
 * at all: an unknown host, a refused connection, or an invalid certificate.
 */
export const callbackFailure = z.enum([
  "rejected",
  "redirected",
  "timeout",
  "nameNotFound",
  "connectionRefused",
  "certificate",
  "unreachable",
  "addressNotAllowed",
]);
export type CallbackFailure = z.output<typeof callbackFailure>;

/** What a search tells failed attempts apart by: an answer by the class of its status, or what kept one from coming. */
export const failureClass = z.enum([
  "status4xx",
  "status5xx",
  "statusOther",
  ...callbackFailure.options.filter((failure) => failure !== "rejected"),
]);
export type FailureClass = z.output<typeof failureClass>;

/** What a callback tells of: a customer's payment, a customer's withdrawal, or nothing, when it is sent to be tried. */
export const callbackEvent = z.enum(["collection", "withdrawal", "test"]);
export type CallbackEvent = z.output<typeof callbackEvent>;

/** One time that a callback was sent. */
export const callbackAttempt = z.object({
  /** Signed together with the payload: the receiver finds it in the header of the timestamp. */
  sentAt: optional(instant),
  /** In lower case hexadecimal. */
  signature: text,
  /** While an AppSecret is being rotated, `signature` is the old one's, and this the new one's; "" otherwise. */
  nextSignature: textOrNull,
  /** Where it was sent; "" where the service does not keep it. */
  url: textOrNull,
  /** The AppKey that it was sent with; "" where the service does not keep it. */
  appKey: textOrNull,
  /** How long the answer took, or the attempt lasted, in milliseconds. */
  durationMs: orNull(count),
  /** The HTTP status of the receiver's answer; null without one. */
  answerStatus: orNull(count),
  /** Null when it was delivered. */
  failure: orNull(enumeration(callbackFailure)),
});
export type CallbackAttempt = z.output<typeof callbackAttempt>;

/** A callback: how the service notifies an application of a bill or a withdrawal (2.31, 3.7, 4.6). Its fields are proposed. */
export const callback = z.object({
  code: id,
  event: enumeration(callbackEvent),
  /** The code of the application bill or the withdrawal that it is about; "" for a test. */
  reference: textOrNull,
  applicationCode: text,
  /** Where it goes: the application's callback address for such an event, as it was at the last attempt. */
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
