import * as z from "zod/mini";
import { amount } from "#contracts/reader/amount.ts";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { instant } from "#contracts/reader/instant.ts";
import { list } from "#contracts/reader/list.ts";
import { optional, orNull } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";
import { noticeStatus } from "./notice-status.ts";

/**
 * Why an attempt failed: the receiver did not answer 2xx, redirected, or timed out; or an unknown host, a refused
 * connection, an invalid certificate, no connection, or a forbidden address.
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

/** The values of the failure filter: the class of the status, or why there was no answer. */
export const failureClass = z.enum([
  "status4xx",
  "status5xx",
  "statusOther",
  ...callbackFailure.options.filter((failure) => failure !== "rejected"),
]);
export type FailureClass = z.output<typeof failureClass>;

/** The subject of a callback: a customer's payment, a customer's withdrawal, or a test. */
export const callbackEvent = z.enum(["collection", "withdrawal", "test"]);
export type CallbackEvent = z.output<typeof callbackEvent>;

/** One attempt to deliver a callback. */
export const callbackAttempt = z.object({
  /** Signed together with the payload; the receiver finds it in the timestamp header. */
  sentAt: optional(instant),
  /** In lower case hexadecimal. */
  signature: text,
  /**
   * During a rotation of the AppSecret the signature with the new one, while `signature` uses the old one; ""
   * otherwise.
   */
  nextSignature: textOrNull,
  /** The URL; "" if the service does not store it. */
  url: textOrNull,
  /** The AppKey; "" if the service does not store it. */
  appKey: textOrNull,
  /** The duration of the attempt, in milliseconds. */
  durationMs: orNull(count),
  /** The HTTP status of the receiver's answer; null without one. */
  answerStatus: orNull(count),
  /** Null if it was delivered. */
  failure: orNull(enumeration(callbackFailure)),
});
export type CallbackAttempt = z.output<typeof callbackAttempt>;

/** A notification of an application about a bill or a withdrawal (2.31, 3.7, 4.6). Its fields are proposed. */
export const callback = z.object({
  code: id,
  event: enumeration(callbackEvent),
  /** The code of the application bill or the withdrawal; "" for a test. */
  reference: textOrNull,
  applicationCode: text,
  /** "" if the service does not say. */
  applicationName: textOrNull,
  /** What the customer paid or withdrew; null for a test. */
  amount: orNull(amount),
  /** The amount's currency; "" for a test. */
  currency: textOrNull,
  /** The application's callback URL at the last attempt. */
  url: text,
  /** The exact body. */
  payload: text,
  status: enumeration(noticeStatus),
  /** The oldest first. */
  attempts: list(callbackAttempt),
  createdAt: optional(instant),
  /** When the receiver first answered with 2xx. */
  deliveredAt: orNull(instant),
  /** When the service retries; null if it does not. */
  nextAttemptAt: orNull(instant),
});
export type Callback = z.output<typeof callback>;
export type AgreedCallback = z.input<typeof callback>;
