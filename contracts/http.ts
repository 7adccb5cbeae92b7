import ky from "ky";
import type * as z from "zod/mini";
import { type Answer, ContractViolation, nothing, type Refusal, readEnvelope } from "./envelope.ts";
import { type Failure, RequestFailed } from "./failure.ts";
import { failureFrom } from "./failure-from.ts";
import { withUnknownWords } from "./reader/enumeration.ts";
import { withAgreedNames } from "./reader/field-names.ts";
import { parseJson } from "./reader/json.ts";
import { odditiesOf } from "./reader/oddities.ts";
import type { UnreadableRow } from "./reader/page.ts";
import { refusalWithin } from "./refusal-within.ts";

/** Requests end after this many milliseconds without an answer (9.1). */
const REQUEST_TIMEOUT = 120_000;

/** How the client talks to the service (7.1). Functions are called for each request, since their values change while the console runs. */
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
  /** Whether this device has a connection (`navigator.onLine`), so that a failure is not blamed on it; true by default. */
  isOnline?: () => boolean;
  /** Calls that the service's team declined (`decisions.json`), as "POST /api/App/List": they are not sent, and not offered. */
  declined?: readonly string[];
  /** Why a call to a URL got no answer, where there is a connection; `unreachable` by default. */
  whyNoAnswer?: (url: string) => Promise<"policy" | "cors" | "unreachable">;
  /** Called with every refusal and failure, so that one machine can show them (8.2 to 8.4). */
  report?: (fault: Fault) => void;
  /** Reads an answer's body; `readEnvelope` by default. The mock calls have an envelope of their own (7.18). */
  read?: typeof readEnvelope;
};

/** What is reported of a call, once each. */
export type Fault =
  /** `userInitiated`: a person made the request after they were shown that their session is over (8.3). */
  | { type: "refused"; refusal: Refusal; userInitiated: boolean }
  | { type: "failed"; failure: Failure }
  /** The service does not have this call: said to its operator, not to the merchant. */
  | { type: "notOffered"; failure: Failure }
  /** The call was accepted, and some rows of its list could not be read: `failure` names the first. */
  | { type: "rowsUnreadable"; failure: Failure }
  /** The call was accepted, and a field that a screen can do without could not be read, or held a word that is not known. */
  | { type: "partlyRead"; failure: Failure };

/** What status 204 says, as an envelope (7.2). */
const NO_CONTENT = { success: true };

export type Request<Schema extends z.ZodMiniType> = {
  method: "GET" | "POST";
  /** Below the base, such as `/api/Login/Login`. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  resData: Schema;
  signal?: AbortSignal | undefined;
  /** It changes nothing at the service, so that it may be sent before anybody needs its answer. */
  reads?: true;
  /** The console makes this request by itself: no person asked for it. */
  background?: boolean;
  /** A background request: a failure in transport is not reported. */
  unattended?: boolean;
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
  const report = options.report ?? (() => undefined);
  return async ({ method, path, query, body, resData, signal, ...by }) => {
    const token = options.token();
    const userInitiated = !by.background && options.isSessionOver?.() === true;
    let response: Response | undefined;
    const failureBy = (error: unknown) =>
      failureFrom(error, { call: `${method} ${path}`, response, isOnline: options.isOnline?.() ?? true });
    const refuse = (refusal: Refusal) => {
      report({ type: "refused", refusal, userInitiated });
      return refusal;
    };
    const notOffered = (failure: Failure): Refusal => {
      report({ type: "notOffered", failure });
      return { accepted: false, errCode: "", errMsg: "", notOffered: failure };
    };
    if (options.declined?.includes(`${method} ${path}`)) return notOffered({ ...failureBy(null), kind: "notOffered" });
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
        parseJson: (json, received) => {
          // Stryker disable next-line ConditionalExpression: an HTTPError has the response of another status.
          if (received.response.ok) response = received.response;
          // "No content" says that it was done, and nothing else; what needs an answer still asks for its fields.
          if (received.response.status === 204) return NO_CONTENT;
          // So does a status of 2xx alone, of a call that has nothing to say. An empty list is never taken from it.
          return json.trim() === "" && Object.is(resData, nothing) ? NO_CONTENT : parseJson(json);
        },
        ...(query && { searchParams: query }),
        // Stryker disable next-line ConditionalExpression: JSON of undefined is undefined.
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }).json();
      const { value: answer, unknown } = withUnknownWords(() => read(received, resData));
      if (!answer.accepted) return refuse(answer);
      for (const { field, expected } of odditiesOf(dataOf(received), answer.value, unknown)) {
        report({ type: "partlyRead", failure: failureBy(new ContractViolation(field, expected)) });
      }
      const [first] = unreadableRows(answer.value).map((row) => {
        row.failure = failureBy(violationOf(row));
        return row.failure;
      });
      if (first) report({ type: "rowsUnreadable", failure: first });
      return answer;
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      const refusal = refusalWithin(error, Boolean(token));
      if (refusal) return refuse(refusal);
      const failure = failureBy(error);
      if (failure.kind === "unreachable" && options.whyNoAnswer) {
        failure.kind = await options.whyNoAnswer(options.baseUrl + path);
      }
      if (failure.kind === "notOffered") return notOffered(failure);
      if (!by.unattended) report({ type: "failed", failure });
      throw new RequestFailed(failure, { cause: error });
    }
  };
}

/** The data of an envelope as it came. */
function dataOf(received: unknown): unknown {
  return Reflect.get(Object(withAgreedNames(received)), "resData");
}

/** The rows of a page that could not be read; none of what is no page. */
function unreadableRows(value: unknown): UnreadableRow[] {
  const rows: unknown = Reflect.get(Object(value), "unreadable");
  return Array.isArray(rows) ? rows : [];
}

function violationOf({ index, field, expected }: UnreadableRow): ContractViolation {
  return new ContractViolation(["resData.items", index, field].filter((part) => part !== "").join("."), expected);
}
