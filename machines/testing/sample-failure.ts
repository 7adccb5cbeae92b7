import { type Failure, type FailureKind, RequestFailed } from "#contracts/failure.ts";

/** A failure of one kind. */
export function sampleFailure(kind: FailureKind): Failure {
  return {
    kind,
    call: "POST /api/Order/List",
    status: kind === "status" ? 500 : kind === "unreadable" ? 200 : null,
    time: "2026-11-21T08:00:00.000Z",
    field: kind === "unreadable" ? "resData.items" : "",
    expected: kind === "unreadable" ? "a list" : "",
    requestId: "",
  };
}

/** The error of a call that did not reach the service (8.4). */
export const UNREACHABLE_ERROR = new RequestFailed(sampleFailure("unreachable"));
