import type { CallbackAttempt } from "./callback.ts";

/**
 * The result of an attempt: its failure, "delivered", or null if unknown. Delivered means an answer of 2xx, not just
 * the absence of a failure.
 */
export function deliveryResult({ failure, answerStatus }: Pick<CallbackAttempt, "failure" | "answerStatus">) {
  if (failure) return { failure };
  // Stryker disable next-line ConditionalExpression: null is below 200.
  return answerStatus !== null && answerStatus >= 200 && answerStatus < 300 ? "delivered" : null;
}
