/** Made-up problems of each kind, as machines hold them. */
import type { FailureKind } from "#contracts/failure.ts";
import type { Problem } from "#contracts/problem.ts";

const LONG_TEXT =
  "The service is being maintained until six o'clock in the morning. Orders that wait for a payment are kept, and " +
  "payments that come in meanwhile are counted afterwards. ".repeat(6);

export const REFUSED: Problem = { kind: "refused", errCode: "10001", errMsg: "This name is in use already." };
export const REFUSED_AT_LENGTH: Problem = { kind: "refused", errCode: "10002", errMsg: LONG_TEXT };
export const REFUSED_SILENTLY: Problem = { kind: "refused", errCode: "99999", errMsg: "" };
export const NOT_OFFERED: Problem = { kind: "notOffered" };

/** A request that failed in this way. */
export function failed(kind: FailureKind): Problem {
  const failure = {
    kind,
    call: "POST /api/Order/List",
    status: kind === "status" ? 502 : null,
    time: "2026-11-21T03:04:05.000Z",
    field: kind === "unreadable" ? "resData.items" : "",
    expected: kind === "unreadable" ? "a list" : "",
    requestId: "",
  };
  return { kind: "failed", failure };
}
