import ky, { HTTPError, TimeoutError } from "ky";
import type * as z from "zod/mini";
import { type Answer, ContractViolation, envelope, type Refusal, readEnvelope } from "./envelope.ts";
import { NORMAL_RESPONSE_CODE } from "./error-catalogue.ts";

/** Requests end after this many milliseconds without an answer (9.1). */
export const REQUEST_TIMEOUT = 120_000;

/** How the client talks to the service (7.1). Functions are called anew for each request: what they give changes while the console runs. */
export type ClientOptions = {
  /** Where the service answers: an origin, or "" for the page's own. */
  baseUrl: string;
  /** The stored locale, sent as the header `Language`. */
  language: () => string;
  /** The stored token, sent as `Authorization: Bearer …`; null when signed out. */
  token: () => string | null;
  /** Milliseconds until a request is given up, its answer's body included; `REQUEST_TIMEOUT` by default. */
  timeout?: number;
  /** Whether the person has been shown, when a request is sent, that their session is over (8.3); false by default. */
  isSessionOver?: () => boolean;
  /** Called with every refusal and failure, so that one machine can show them (8.2 to 8.4). */
  report?: (fault: Fault) => void;
  /** Reads an answer's body; `readEnvelope` by default. The mock calls have an envelope of their own (7.18). */
  read?: typeof readEnvelope;
};

/** Why a request came to nothing (8.4). */
export type Failure = { kind: "offline" | "timeout" | "status" | "unreadable"; message: string };
export type Fault =
  /** `userInitiated`: a person made the request after they were shown that their session is over (8.3). */
  { type: "refused"; refusal: Refusal; userInitiated: boolean } | { type: "failed"; failure: Failure };

/** A request that failed in transport: no answer, a status other than 2xx, or a body that breaks the contract (8.4). */
export class RequestFailed extends Error {
  override name = "RequestFailed";
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

export type Request<Schema extends z.ZodMiniType> = {
  method: "GET" | "POST";
  /** Below the base, such as `/api/Login/Login`. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  resData: Schema;
  signal?: AbortSignal | undefined;
  /** The console makes this request by itself: no person asked for it. */
  background?: boolean;
};

/** Sends one request and reads its answer. Never repeats it: repeating a payment is the merchant's decision. */
export type Send = <Schema extends z.ZodMiniType>(request: Request<Schema>) => Promise<Answer<z.output<Schema>>>;

/**
 * Makes the client of the service (7.1, 7.2, 9.1).
 * Its result throws `RequestFailed` for transport errors and the signal's reason when aborted.
 */
export function createSend(options: ClientOptions): Send {
  const timeout = options.timeout ?? REQUEST_TIMEOUT;
  const read = options.read ?? readEnvelope;
  return async ({ method, path, query, body, resData, signal, ...by }) => {
    const token = options.token();
    const userInitiated = !by.background && options.isSessionOver?.() === true;
    try {
      const received = await ky(options.baseUrl + path, {
        method,
        timeout,
        // Without it, an answer whose headers come and whose body never does would keep a spinner for ever.
        totalTimeout: timeout,
        retry: 0,
        credentials: "omit",
        headers: {
          "Content-Type": "application/json",
          Language: options.language(),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(query && { searchParams: query }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }).json();
      const answer = read(received, resData);
      if (!answer.accepted) options.report?.({ type: "refused", refusal: answer, userInitiated });
      return answer;
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      const refusal = refusalWithin(error);
      if (refusal) {
        options.report?.({ type: "refused", refusal, userInitiated });
        return refusal;
      }
      const failure = describe(error);
      options.report?.({ type: "failed", failure });
      throw new RequestFailed(failure, { cause: error });
    }
  };
}

/** A status other than 2xx is a transport error, yet an envelope in its body is still read. */
function refusalWithin(error: unknown): Refusal | null {
  if (!(error instanceof HTTPError)) return null;
  const body = envelope.safeParse(error.data);
  if (!body.success || body.data.success || !body.data.errCode) return null;
  // "3000" is no refusal (8.1): what is left is the status.
  if (body.data.errCode === NORMAL_RESPONSE_CODE) return null;
  return { accepted: false, errCode: body.data.errCode, errMsg: body.data.errMsg ?? "" };
}

function describe(error: unknown): Failure {
  if (error instanceof TimeoutError) return { kind: "timeout", message: "The service did not answer in time" };
  if (error instanceof HTTPError) return { kind: "status", message: `The service answered ${error.response.status}` };
  if (error instanceof ContractViolation || error instanceof SyntaxError) {
    return { kind: "unreadable", message: "The service's answer could not be read" };
  }
  return { kind: "offline", message: "The service could not be reached" };
}
