import type { CallbackAttempt } from "./callback.ts";

/**
 * What came of an attempt: why it failed, "delivered", or null where the service does not say. That no failure is named
 * says nothing by itself: delivered is what the receiver answered with 2xx.
 */
export function deliveryOf({ failure, answerStatus }: Pick<CallbackAttempt, "failure" | "answerStatus">) {
  if (failure) return { failure };
  // Stryker disable next-line ConditionalExpression: null is below 200.
  return answerStatus !== null && answerStatus >= 200 && answerStatus < 300 ? "delivered" : null;
}
