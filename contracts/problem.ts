import type { Answer, Refusal } from "./envelope.ts";
import { type Failure, failureOf } from "./failure.ts";

/**
 * Why something asked of the service did not happen: it said no (8.2), it does not have the call at all, or the request
 * itself failed (8.4).
 */
export type Problem =
  | { kind: "refused"; errCode: string; errMsg: string }
  | { kind: "notOffered" }
  /** `failure` says how and where; absent where nothing is known but that it failed. */
  | { kind: "failed"; failure?: Failure };

/** The problem that the error of a call is (8.4). */
export function problemFrom(error: unknown): Problem {
  const failure = failureOf(error);
  return { kind: "failed", ...(failure && { failure }) };
}

/** The problem that a refusal is. */
function refused({ errCode, errMsg, notOffered }: Refusal): Problem {
  if (notOffered) return { kind: "notOffered" };
  return { kind: "refused", errCode, errMsg };
}

/** The problem within an answer; null when it was accepted. */
export function problemOf(answer: Answer<unknown>): Problem | null {
  return answer.accepted ? null : refused(answer);
}

/** Whether the service may have the call: one that it does not have is of no use to be asked for again. */
export function isOffered(problem: Problem | null): boolean {
  return problem?.kind !== "notOffered";
}

/** The value of an answer that was accepted. @throws Error for a refusal, which has none. */
export function acceptedValue<Value>(answer: Answer<Value>): Value {
  if (!answer.accepted) throw new Error("A refusal carries no value");
  return answer.value;
}
