import type { CallbackFailure, FailureClass } from "#contracts/bills/callback.ts";

/** The search filter's class of a failed attempt, by status or by kind of failure; null when it was delivered. */
export function failureClass(attempt: {
  failure: CallbackFailure | null;
  answerStatus: number | null;
}): FailureClass | null {
  const { failure, answerStatus } = attempt;
  if (failure !== "rejected") return failure;
  const hundreds = Math.floor((answerStatus ?? 0) / 100);
  if (hundreds === 4) return "status4xx";
  return hundreds === 5 ? "status5xx" : "statusOther";
}
