/**
 * Why a request failed (8.4):
 * - `offline`: this device has no connection;
 * - `timeout`: no answer in time (9.1);
 * - `policy`: the page's content security policy forbids the call (`connect-src`);
 * - `cors`: the service answers but does not allow this page to read the answer;
 * - `unreachable`: the device is online and there is no answer, for an unknown reason;
 * - `status`: an answer with a status other than 2xx and without an envelope; `status` says which;
 * - `notOffered`: the service does not have this call (404, 405 or 501 without an envelope);
 * - `unreadable`: an answer that breaks the contract; `field` and `expected` say where.
 */
export type FailureKind =
  | "offline"
  | "timeout"
  | "policy"
  | "cors"
  | "unreachable"
  | "status"
  | "notOffered"
  | "unreadable";

/**
 * A failure with the details that a merchant may copy for the operator ("Copy details"). It contains no value of a
 * request or an answer, so no token, email or amount.
 */
export type Failure = {
  kind: FailureKind;
  /** Method and path, without the query: "POST /api/Order/List". */
  call: string;
  /** The HTTP status; null without an answer. */
  status: number | null;
  /** When it failed, in ISO 8601 and UTC. */
  time: string;
  /** The unreadable field, such as "resData.payment.expected"; "" for the whole answer, or if it was readable. */
  field: string;
  /** What was expected there, in plain English; "" if the answer was readable. */
  expected: string;
  /** The header `X-Request-Id` of the answer; "" without one. */
  requestId: string;
};

/** A request that failed in transport (8.4). Its message is for developers and contains nothing that was sent. */
export class RequestFailed extends Error {
  override name = "RequestFailed";
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(describeFailure(failure), options);
    this.failure = failure;
  }
}

/** One line in plain English, for the browser's console and for "Copy details". */
export function describeFailure({ kind, call, status, time, field, expected, requestId }: Failure): string {
  const where = field && ` at ${field}`;
  const parts = [
    call,
    kind,
    status !== null && `status ${status}`,
    expected && `expected ${expected}${where}`,
    time,
    requestId && `request ${requestId}`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The failure of an error that a call threw; null for other errors, such as an aborted call. */
export function failureOf(error: unknown): Failure | null {
  return error instanceof RequestFailed ? error.failure : null;
}
