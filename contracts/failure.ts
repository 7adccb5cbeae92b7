/**
 * Why a request came to nothing (8.4):
 * - `offline`: this device has no connection;
 * - `timeout`: no answer in time (9.1);
 * - `policy`: the content policy of the page forbids the call (`connect-src`);
 * - `cors`: the service answers, and does not allow this page to read it;
 * - `unreachable`: there is a connection and no answer, and no more than that is known: the service may be down;
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
 * A failure with what a merchant may copy and send to the service's operator ("Copy details"). It holds no value of a
 * request or an answer, so no token, e-mail or amount either.
 */
export type Failure = {
  kind: FailureKind;
  /** Method and path, without the query: "POST /api/Order/List". */
  call: string;
  /** The HTTP status; null without an answer. */
  status: number | null;
  /** When it failed, in ISO 8601 and UTC. */
  time: string;
  /** The field that could not be read, such as "resData.payment.expected"; "" for the whole answer, or for none. */
  field: string;
  /** What was expected there, in plain English; "" unless an answer could not be read. */
  expected: string;
  /** The answer's own name (header `X-Request-Id`); "" without one. */
  requestId: string;
};

/** A request that failed in transport (8.4). Its text is for developers and says nothing that was sent. */
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

/** The failure within whatever a call threw; null for anything else, such as a call that was given up. */
export function failureOf(error: unknown): Failure | null {
  return error instanceof RequestFailed ? error.failure : null;
}
