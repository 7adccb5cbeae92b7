import { EventEmitter, once } from "node:events";
import type { BrowserContext, Page, Request, Route } from "playwright-core";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";

/** The mock response to a call: data, a refusal (8.2), a broken connection, or a 404 for a call that does not exist. */
export type Reply =
  | { accepted: true; value: unknown }
  | { accepted: false; errCode: string; errMsg: string }
  /** A file at an address outside the API, sent as JSON. */
  | { file: unknown }
  | { script: string }
  /** An HTML page with this status, which no client can parse as an answer. */
  | { status: number }
  | "breaks off"
  | "is not offered";

/** Answers to all calls that the path does not control, by path. Calls that are not listed get a 404. */
export type Background = Readonly<Record<string, unknown>>;

/**
 * Mocks the service for one browser at the network. Calls of the walked machine wait until its path answers them; all
 * others are answered at once. No call reaches a real service.
 */
export class ScriptedService {
  readonly #waiting: Route[] = [];
  readonly #heldPaths: ReadonlySet<string>;
  readonly #background: Background;
  readonly #once = new Map<string, Reply>();
  /** Requests in flight, without the calls that wait for the path. */
  readonly #underWay = new Set<Request>();
  /** `call` when a call of the walked machine arrives, `idle` when no request is in flight. */
  readonly #events = new EventEmitter();

  constructor(held: readonly string[], background: Background) {
    this.#heldPaths = new Set(held);
    this.#background = background;
  }

  async intercept(context: BrowserContext): Promise<void> {
    await context.route(/\/api\/\w/, (route) => this.#receive(route));
    for (const path of this.#heldPaths)
      if (!path.startsWith("/api/")) await context.route(`**${path}`, (route) => this.#receive(route));
    context.on("request", (request) => this.#underWay.add(request));
    context.on("requestfinished", (request) => this.#end(request));
    context.on("requestfailed", (request) => {
      // Aborted requests need no answer.
      this.#forget((route) => route.request() === request);
      this.#end(request);
    });
  }

  /** Clears all pending calls, requests and one-time replies. */
  reset(): void {
    this.#once.clear();
    this.#underWay.clear();
    this.#forget(() => true);
  }

  /** Overrides the answer to the next background call to this path. */
  answerOnce(path: string, reply: Reply): void {
    this.#once.set(path, reply);
  }

  isWaiting(path: string, isMeant: CallFilter = anyCall): boolean {
    return this.#latest(path, isMeant) !== undefined;
  }

  /**
   * Waits for a call to a path.
   * @throws Error on timeout.
   */
  async waitForCall(path: string, isMeant: CallFilter = anyCall): Promise<void> {
    await this.#next(path, isMeant);
  }

  /**
   * Waits for the latest call to a path, answers it, and waits until the page has processed the answer. Earlier calls
   * are dropped, since the page has aborted them.
   * @param isMeant selects among calls to the same path by their body
   * @throws Error if the page makes no such call.
   */
  async answer(path: string, reply: Reply, isMeant: CallFilter = anyCall): Promise<void> {
    const route = await this.#next(path, isMeant);
    this.#forget((each) => isCall(each, path, isMeant));
    this.#underWay.add(route.request());
    await fulfill(route, reply);
    await this.waitUntilProcessed(route.request().frame().page());
  }

  /**
   * Waits until a page has processed an answer, including code that it loads and runs as a result. The page may show no
   * sign of this, so an earlier action could run on the old state.
   * @throws Error if a request does not finish in time.
   */
  async waitUntilProcessed(page: Page): Promise<void> {
    do {
      if (this.#underWay.size > 0)
        await this.#event(
          "idle",
          () => `the page still fetches ${[...this.#underWay].map((request) => request.url())}`,
        );
      // A background task runs after all others. Navigation makes this call fail, which also means the page is done.
      await page.evaluate(() => scheduler.postTask(() => undefined, { priority: "background" })).catch(() => undefined);
    } while (this.#underWay.size > 0);
  }

  /** Waits for one of the events, and fails with the problem on timeout. */
  async #event(name: "call" | "idle", problem: () => string, signal = AbortSignal.timeout(SCREEN_TIMEOUT)) {
    await once(this.#events, name, { signal }).catch((cause: unknown) => {
      throw new Error(problem(), { cause });
    });
  }

  #end(request: Request): void {
    this.#underWay.delete(request);
    if (this.#underWay.size === 0) this.#events.emit("idle");
  }

  async #receive(route: Route): Promise<void> {
    const path = pathOf(route.request());
    if (route.request().method() === "OPTIONS") return fulfill(route, { accepted: true, value: null });
    if (this.#heldPaths.has(path)) {
      this.#waiting.push(route);
      this.#end(route.request());
      this.#events.emit("call");
      return;
    }
    const once = this.#once.get(path);
    if (once !== undefined) {
      this.#once.delete(path);
      return fulfill(route, once);
    }
    const known = path in this.#background;
    await fulfill(route, known ? { accepted: true, value: this.#background[path] } : "is not offered");
  }

  #latest(path: string, isMeant: CallFilter): Route | undefined {
    return this.#waiting.findLast((route) => isCall(route, path, isMeant));
  }

  #forget(isForgotten: (route: Route) => boolean) {
    const kept = this.#waiting.filter((route) => !isForgotten(route));
    this.#waiting.splice(0, this.#waiting.length, ...kept);
  }

  /** The latest waiting call, which may have to arrive first. */
  async #next(path: string, isMeant: CallFilter): Promise<Route> {
    const signal = AbortSignal.timeout(SCREEN_TIMEOUT);
    for (;;) {
      const route = this.#latest(path, isMeant);
      if (route) return route;
      await this.#event("call", () => `the page does not call ${path}`, signal);
    }
  }
}

/** Selects a call by its body, parsed from JSON. */
export type CallFilter = (body: CallBody) => boolean;
/** The fields that distinguish calls: a record's code, a page size or filters. */
export type CallBody = { code?: unknown; pageSize?: unknown; filters?: unknown };

const anyCall: CallFilter = () => true;

function isCall(route: Route, path: string, isMeant: CallFilter): boolean {
  const request = route.request();
  return pathOf(request) === path && isMeant(request.postDataJSON() ?? {});
}

/** The path of a call as in the contract, without the deployment's prefix. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return pathname.slice(Math.max(0, pathname.indexOf("/api/")));
}

export async function fulfill(route: Route, reply: Reply): Promise<void> {
  if (reply === "breaks off") return route.abort("connectionreset");
  // A deployment's service may be on another origin.
  const headers = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Allow-Methods": "*",
  };
  if (reply === "is not offered") return route.fulfill({ status: 404, headers, contentType: "text/html", body: "" });
  if ("status" in reply) return route.fulfill({ status: reply.status, headers, contentType: "text/html", body: "" });
  if ("script" in reply) return route.fulfill({ headers, contentType: "text/javascript", body: reply.script });
  if ("file" in reply) return route.fulfill({ headers, json: reply.file });
  const envelope = reply.accepted
    ? { success: true, errCode: null, errMsg: null, resData: reply.value ?? null }
    : { success: false, errCode: reply.errCode, errMsg: reply.errMsg };
  return route.fulfill({ headers, json: envelope });
}
