import type { Answer, Refusal } from "./envelope.ts";
import { type Failure, failureOf } from "./failure.ts";

/** Why a call did not succeed: it was refused (8.2), the service does not have it, or the request failed (8.4). */
export type Problem =
  | { kind: "refused"; errCode: string; errMsg: string }
  | { kind: "notOffered" }
  /** `failure` is absent if the error is not a `RequestFailed`. */
  | { kind: "failed"; failure?: Failure };

/** Converts the error of a call to a problem (8.4). */
export function problemFrom(error: unknown): Problem {
  const failure = failureOf(error);
  return { kind: "failed", ...(failure && { failure }) };
}

function refused({ errCode, errMsg, notOffered }: Refusal): Problem {
  if (notOffered) return { kind: "notOffered" };
  return { kind: "refused", errCode, errMsg };
}

/** The problem of an answer; null if it was accepted. */
export function problemOf(answer: Answer<unknown>): Problem | null {
  return answer.accepted ? null : refused(answer);
}

/** Whether the service may have the call; if not, a retry is useless. */
export function isOffered(problem: Problem | null): boolean {
  return problem?.kind !== "notOffered";
}

/** The value of an accepted answer. @throws Error for a refusal. */
export function acceptedValue<Value>(answer: Answer<Value>): Value {
  if (!answer.accepted) throw new Error("A refusal carries no value");
  return answer.value;
}
