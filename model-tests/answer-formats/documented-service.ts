import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json as jsonOf } from "node:stream/consumers";
import type { Person } from "#model-tests/browser/person.ts";
import { ANSWERS, CALLS, type Call, CODE, MERCHANT, REFUSALS } from "./answers.ts";
import type { AnswerFormat } from "./formats.ts";

type Reply = { status: number; contentType: string; body: string };
/** A received call; `authorization` is null and `body` is {} if missing. */
type Request = { method: string; path: string; authorization: string | null; body: Record<string, unknown> };
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

const HTML_404 = { status: 404, contentType: "text/html", body: "<!doctype html><title>404 Not Found</title>" };

/**
 * A service with the documented calls only (7.3 to 7.15), which writes its answers in one format. It answers the calls of a
 * person's browser, or over HTTP.
 */
export class DocumentedService {
  readonly #format: AnswerFormat;
  #password: string = MERCHANT.password;
  #signedIn = false;
  /** The saved profile fields. */
  #saved: Record<string, unknown> = {};

  constructor(format: AnswerFormat) {
    this.#format = format;
  }

  /** Answers every call of a person's pages. */
  async answerFor({ context }: Person): Promise<void> {
    await context.unroute("**/api/**");
    await context.route("**/api/**", (route) => {
      const request = route.request();
      return route.fulfill(
        this.answer({
          method: request.method(),
          path: new URL(request.url()).pathname,
          authorization: request.headers().authorization ?? null,
          body: request.postData() ? request.postDataJSON() : {},
        }),
      );
    });
  }

  /** Answers over HTTP on a free port, until it is closed. */
  async listen(): Promise<{ url: string; close: () => void }> {
    const server = createServer(async (request, response) => {
      const { method = "", headers, url = "" } = request;
      const { pathname: path } = new URL(url, "http://127.0.0.1");
      const body =
        method === "POST" && headers["content-length"] !== "0" ? await jsonOf(request).catch(() => ({})) : {};
      const reply = this.answer({ method, path, authorization: headers.authorization ?? null, body: Object(body) });
      response.writeHead(reply.status, reply.contentType ? { "Content-Type": reply.contentType } : {});
      const bytes = Buffer.from(reply.body);
      const first = this.#format.inHalves ? bytes.length >> 1 : bytes.length;
      response.write(bytes.subarray(0, first), () => response.end(bytes.subarray(first)));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  }

  /** Ends the session. */
  endSession(): void {
    this.#signedIn = false;
  }

  answer(request: Request): Reply {
    const call = callOf(request.method, request.path);
    return call ? this.#reply(call, request) : (this.#format.undocumented ?? HTML_404);
  }

  #reply(call: Call, { body, authorization }: Request): Reply {
    if (NEEDS_SESSION.has(call) && !(this.#signedIn && authorization === `Bearer ${MERCHANT.token}`)) {
      const { unknownToken } = this.#format;
      return unknownToken ? { ...unknownToken, contentType: "text/plain" } : this.#refused(REFUSALS.notSignedIn);
    }
    switch (call) {
      case "login":
        if (body.password !== this.#password) return this.#refused(REFUSALS.wrongPassword);
        this.#signedIn = true;
        break;
      case "register":
      case "checkCode":
        if (body.code !== CODE) return this.#refused(REFUSALS.wrongCode);
        break;
      case "resetPassword":
        if (body.code !== CODE) return this.#refused(REFUSALS.wrongCode);
        this.#password = String(body.password);
        break;
      case "changePassword":
        if (body.oldPassword !== this.#password) return this.#refused(REFUSALS.wrongOldPassword);
        this.#password = String(body.newPassword);
        break;
      case "updateProfile":
        this.#saved = { ...this.#saved, ...body };
        break;
      case "logout":
        this.#signedIn = false;
    }
    return this.#accepted(call);
  }

  #accepted(call: Call): Reply {
    const { resData, fields, omitted, renamed, accepted } = this.#format;
    const base = resData && call in resData ? resData[call] : ANSWERS[call];
    const saved = call === "profile" ? this.#saved : {};
    const written = isRecord(base) ? { ...base, ...saved, ...fields?.[call] } : base;
    const left = isRecord(written)
      ? Object.fromEntries(
          Object.entries(written)
            .filter(([name]) => !omitted?.[call]?.includes(name))
            .map(([name, value]) => [renamed?.[call]?.[name] ?? name, value]),
        )
      : written;
    if (left === null && this.#format.emptyWithoutData) {
      return { status: this.#format.emptyWithoutData, contentType: "", body: "" };
    }
    return this.#written(200, { success: true, errCode: null, errMsg: null, ...accepted, resData: left });
  }

  #refused({ errCode, errMsg }: Refusal): Reply {
    const { status = 200, codeAsNumber, fields, isProblem } = this.#format.refused ?? {};
    if (isProblem) return problem(status, errMsg);
    const code = codeAsNumber ? Number(errCode) : errCode;
    return this.#written(status, { success: false, errCode: code, errMsg, resData: null, ...fields });
  }

  #written(status: number, envelope: object): Reply {
    const { capitalised, withByteOrderMark } = this.#format;
    const body = JSON.stringify(capitalised ? withCapitals(envelope) : envelope);
    if (withByteOrderMark !== undefined) return { status, contentType: withByteOrderMark, body: `\uFEFF${body}` };
    return { status, contentType: "application/json; charset=utf-8", body };
  }
}

const NEEDS_SESSION: ReadonlySet<Call> = new Set<Call>([
  "logout",
  "profile",
  "menu",
  "changePassword",
  "wallet",
  "language",
  "updateProfile",
  "lastLogin",
]);

function callOf(method: string, pathname: string): Call | undefined {
  const names = Object.keys(CALLS) as Call[];
  return names.find((name) => CALLS[name].method === method && CALLS[name].path.test(pathname));
}

/** The problem details of RFC 9457, as ASP.NET Core writes them. */
function problem(status: number, detail: string): Reply {
  const body = JSON.stringify({ type: "about:blank", title: "Bad Request", status, detail, traceId: "00-1" });
  return { status, contentType: "application/problem+json", body };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withCapitals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCapitals);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.charAt(0).toUpperCase() + name.slice(1), withCapitals(one)]),
  );
}
