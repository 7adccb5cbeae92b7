import { HTTPError, TimeoutError } from "ky";
import { ContractViolation } from "./envelope.ts";
import type { Failure, FailureKind } from "./failure.ts";

/** Without an envelope, these statuses mean that the service does not have the call. */
export const NOT_OFFERED_STATUSES: ReadonlySet<number> = new Set([404, 405, 501]);

/** The context of a failed request. */
type Attempt = {
  call: string;
  /** An answer with status 2xx whose body was received completely. */
  response: Response | undefined;
  isOnline: boolean;
};

/** Converts an error of the transport or of the reader to a failure. */
export function failureFrom(error: unknown, { call, response, isOnline }: Attempt): Failure {
  const answered = error instanceof HTTPError ? error.response : response;
  return {
    kind: kindOf(error, answered, isOnline),
    call,
    status: answered?.status ?? null,
    time: new Date().toISOString(),
    ...mismatchOf(error),
    requestId: answered?.headers.get("X-Request-Id") ?? "",
  };
}

function kindOf(error: unknown, answered: Response | undefined, isOnline: boolean): FailureKind {
  if (error instanceof TimeoutError) return "timeout";
  if (error instanceof HTTPError) return NOT_OFFERED_STATUSES.has(error.response.status) ? "notOffered" : "status";
  // Once the body was received, only reading it can fail.
  if (answered) return "unreadable";
  return isOnline ? "unreachable" : "offline";
}

function mismatchOf(error: unknown) {
  if (error instanceof ContractViolation) return { field: error.field, expected: error.expected };
  return { field: "", expected: error instanceof SyntaxError ? "JSON" : "" };
}
