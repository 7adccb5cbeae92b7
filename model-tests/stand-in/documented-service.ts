import type { Route } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";
import { ANSWERS, CALLS, type Call, CODE, MERCHANT, REFUSALS } from "./answers.ts";
import type { Shape } from "./shapes.ts";

type Reply = { status: number; contentType: string; body: string };
type Asked = { body: Record<string, unknown>; token: string | null };
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

const HTML_404 = { status: 404, contentType: "text/html", body: "<!doctype html><title>404 Not Found</title>" };

/**
 * A service that has the documented calls and no other (7.3 to 7.15), and writes its answers in one shape. It stands in
 * for the service at the network of one person's browser; the console itself still comes from where it is served.
 */
export class DocumentedService {
  readonly #shape: Shape;
  #password: string = MERCHANT.password;
  #signedIn = false;
  /** What was saved of the profile. */
  #saved: Record<string, unknown> = {};
  /** The calls that were made, in their order. */
  readonly asked: Call[] = [];

  constructor(shape: Shape) {
    this.#shape = shape;
  }

  /** Answers every call of a person's pages from now on. */
  async standInFor({ context }: Person): Promise<void> {
    await context.route("**/api/**", (route) => this.#answer(route));
  }

  /** Forgets who is signed in, as a service does whose session has ended. */
  endSession(): void {
    this.#signedIn = false;
  }

  async #answer(route: Route) {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = callOf(request.method(), pathname);
    if (!call) return route.fulfill(this.#shape.undocumented ?? HTML_404);
    this.asked.push(call);
    const body = request.postData() ? (request.postDataJSON() as Record<string, unknown>) : {};
    return route.fulfill(this.#reply(call, { body, token: request.headers().authorization ?? null }));
  }

  #reply(call: Call, { body, token }: Asked): Reply {
    if (NEEDS_SESSION.has(call) && !(this.#signedIn && token === `Bearer ${MERCHANT.token}`)) {
      const { unknownToken } = this.#shape;
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
    const { resData, fields, without, accepted } = this.#shape;
    const base = resData && call in resData ? resData[call] : ANSWERS[call];
    const saved = call === "profile" ? this.#saved : {};
    const written = isRecord(base) ? { ...base, ...saved, ...fields?.[call] } : base;
    const left = isRecord(written)
      ? Object.fromEntries(Object.entries(written).filter(([name]) => !without?.[call]?.includes(name)))
      : written;
    return json(200, { success: true, errCode: null, errMsg: null, ...accepted, resData: left });
  }

  #refused({ errCode, errMsg }: Refusal): Reply {
    const { status = 200, codeAsNumber, fields } = this.#shape.refused ?? {};
    const code = codeAsNumber ? Number(errCode) : errCode;
    return json(status, { success: false, errCode: code, errMsg, resData: null, ...fields });
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function json(status: number, body: unknown): Reply {
  return { status, contentType: "application/json; charset=utf-8", body: JSON.stringify(body) };
}
