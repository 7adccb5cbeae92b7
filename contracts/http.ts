import ky from "ky";
import type * as z from "zod/mini";
import { type Answer, ContractViolation, noData, type Refusal, readEnvelope } from "./envelope.ts";
import { type Failure, RequestFailed } from "./failure.ts";
import { failureFrom } from "./failure-from.ts";
import { collectUnknownValues } from "./reader/enumeration.ts";
import { withAgreedNames } from "./reader/field-names.ts";
import { parseJson } from "./reader/json.ts";
import type { UnreadableRow } from "./reader/page.ts";
import { unreadableFields } from "./reader/unreadable-fields.ts";
import { refusalFromError } from "./refusal-from-error.ts";

/** Milliseconds (9.1). */
const REQUEST_TIMEOUT = 120_000;

/**
 * Options of the client (7.1). Functions are called for each request, since their values change while the console runs.
 */
export type ClientOptions = {
  /** The service's origin, or "" for the page's own. */
  baseUrl: string;
  /** The stored locale, sent as the header `Language`. */
  language: () => string;
  /** The stored token, sent as `Authorization: Bearer …`; null when signed out. */
  token: () => string | null;
  /** Milliseconds until a request fails, the body of its answer included; `REQUEST_TIMEOUT` by default. */
  timeout?: number;
  /** Whether the session-over dialog was already shown when a request is sent (8.3); false by default. */
  isSessionOver?: () => boolean;
  /** Whether the device has a connection (`navigator.onLine`); true by default. */
  isOnline?: () => boolean;
  /**
   * Calls that the service's team declined (`decisions.json`), as "POST /api/App/List": they are not sent, and count as
   * not offered.
   */
  declined?: readonly string[];
  /** Why a call to a URL got no answer although the device is online; `unreachable` by default. */
  diagnoseNoAnswer?: (url: string) => Promise<"policy" | "cors" | "unreachable">;
  /** Called with every refusal and failure (8.2 to 8.4). */
  report?: (fault: Fault) => void;
  /** Reads an answer's body; `readEnvelope` by default. The mock calls have another envelope (7.18). */
  read?: typeof readEnvelope;
};

/** Reported at most once per call. */
export type Fault =
  /** `userInitiated`: a person made the request after the session-over dialog was shown (8.3). */
  | { type: "refused"; refusal: Refusal; userInitiated: boolean }
  | { type: "failed"; failure: Failure }
  /** The service does not have this call: reported to its operator, not to the merchant. */
  | { type: "notOffered"; failure: Failure }
  /** The call was accepted, but some rows of its list were unreadable: `failure` names the first. */
  | { type: "rowsUnreadable"; failure: Failure }
  /** The call was accepted, but an optional field was unreadable or had an unknown enum value. */
  | { type: "partlyRead"; failure: Failure };

/** Status 204 as an envelope (7.2). */
const NO_CONTENT = { success: true };

export type Request<Schema extends z.ZodMiniType> = {
  method: "GET" | "POST";
  /** Below the base, such as `/api/Login/Login`. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  resData: Schema;
  signal?: AbortSignal | undefined;
  /** A read-only call, which may be prefetched. */
  reads?: true;
  /** A request that no person initiated. */
  background?: boolean;
  /** A background request: a failure in transport is not reported. */
  unattended?: boolean;
};

/** Sends one request and reads its answer. Never retries: repeating a payment is the merchant's decision. */
export type Send = <Schema extends z.ZodMiniType>(request: Request<Schema>) => Promise<Answer<z.output<Schema>>>;

/**
 * Makes the client of the service (7.1, 7.2, 9.1). Its result throws `RequestFailed` for transport errors and the
 * signal's reason if aborted.
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
        // Without it, an answer whose body never arrives would never time out.
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
          // A call that needs data still finds its fields missing.
          if (received.response.status === 204) return NO_CONTENT;
          // An empty body is accepted only for a call without data, never as an empty list.
          return json.trim() === "" && Object.is(resData, noData) ? NO_CONTENT : parseJson(json);
        },
        ...(query && { searchParams: query }),
        // Stryker disable next-line ConditionalExpression: JSON of undefined is undefined.
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }).json();
      const { value: answer, unknown } = collectUnknownValues(() => read(received, resData));
      if (!answer.accepted) return refuse(answer);
      for (const { field, expected } of unreadableFields(dataOf(received), answer.value, unknown)) {
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
      const refusal = refusalFromError(error, Boolean(token));
      if (refusal) return refuse(refusal);
      const failure = failureBy(error);
      if (failure.kind === "unreachable" && options.diagnoseNoAnswer) {
        failure.kind = await options.diagnoseNoAnswer(options.baseUrl + path);
      }
      if (failure.kind === "notOffered") return notOffered(failure);
      if (!by.unattended) report({ type: "failed", failure });
      throw new RequestFailed(failure, { cause: error });
    }
  };
}

/** The data of an envelope before it is read. */
function dataOf(received: unknown): unknown {
  return Reflect.get(Object(withAgreedNames(received)), "resData");
}

/** The unreadable rows of a page; empty for other data. */
function unreadableRows(value: unknown): UnreadableRow[] {
  const rows: unknown = Reflect.get(Object(value), "unreadable");
  return Array.isArray(rows) ? rows : [];
}

function violationOf({ index, field, expected }: UnreadableRow): ContractViolation {
  return new ContractViolation(["resData.items", index, field].filter((part) => part !== "").join("."), expected);
}
