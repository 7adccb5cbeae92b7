import { HTTPError, TimeoutError } from "ky";
import { ContractViolation } from "./envelope.ts";
import type { Failure, FailureKind } from "./failure.ts";

/** What says, without an envelope, that a service does not have a call: no such path, or no such method there, or none yet. */
export const NOT_OFFERED_STATUSES: ReadonlySet<number> = new Set([404, 405, 501]);

/** What is known of a request when it fails. */
type Attempt = {
  call: string;
  /** An answer with a status of 2xx whose body came in whole. */
  response: Response | undefined;
  isOnline: boolean;
};

/** The failure that an error of the transport or of the reader is. */
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
  // Once the body is there, whatever goes wrong lies in what it says.
  if (answered) return "unreadable";
  return isOnline ? "unreachable" : "offline";
}

function mismatchOf(error: unknown) {
  if (error instanceof ContractViolation) return { field: error.field, expected: error.expected };
  return { field: "", expected: error instanceof SyntaxError ? "JSON" : "" };
}
