import type { BrowserContext, Page, Request, Route } from "playwright-core";
import { SCREEN_TIMEOUT } from "#model-tests/browser/timeout.ts";

/** What a call is answered with: the service's data, a refusal (8.2), nothing at all, or that there is no such call. */
export type Reply =
  | { accepted: true; value: unknown }
  | { accepted: false; errCode: string; errMsg: string }
  /** What stands at an address that is no call. */
  | { file: unknown }
  | { script: string }
  /** What no client can read as an answer: a page, with this status. */
  | { status: number }
  | "breaks off"
  | "is not offered";

/** What every other call is answered with, by its path; a call that is not named is one that the service does not have. */
export type Background = Readonly<Record<string, unknown>>;

/**
 * The service of one browser, played at the network: the calls of the machine that is walked wait until its path says
 * how they are answered, and all others are answered at once. No call reaches a real service, wherever the console is.
 */
export class ScriptedService {
  readonly #waiting: Route[] = [];
  readonly #heldPaths: ReadonlySet<string>;
  readonly #background: Background;
  readonly #once = new Map<string, Reply>();
  /** What the page fetches, but for the calls that wait for the path. */
  readonly #underWay = new Set<Request>();
  #ended: (() => void) | null = null;
  #called: (() => void) | null = null;

  constructor(held: readonly string[], background: Background) {
    this.#heldPaths = new Set(held);
    this.#background = background;
  }

  async standInFor(context: BrowserContext): Promise<void> {
    await context.route(/\/api\/\w/, (route) => this.#receive(route));
    for (const path of this.#heldPaths)
      if (!path.startsWith("/api/")) await context.route(`**${path}`, (route) => this.#receive(route));
    context.on("request", (request) => this.#underWay.add(request));
    context.on("requestfinished", (request) => this.#end(request));
    context.on("requestfailed", (request) => {
      // What the page has given up needs no answer.
      this.#forget((route) => route.request() === request);
      this.#end(request);
    });
  }

  /** Resets: no call waits. */
  begin(): void {
    this.#once.clear();
    this.#underWay.clear();
    this.#forget(() => true);
  }

  /** Answers the next call of the background to a path otherwise. */
  answersOnce(path: string, reply: Reply): void {
    this.#once.set(path, reply);
  }

  isWaiting(path: string, isMeant: Meant = anyCall): boolean {
    return this.#latest(path, isMeant) !== undefined;
  }

  /** Waits until the page has made a call to a path. @throws Error when it does not. */
  async isAsked(path: string, isMeant: Meant = anyCall): Promise<void> {
    if (!this.isWaiting(path, isMeant)) await this.#next(path, isMeant);
  }

  /**
   * Answers the latest call to a path, once it was made, and waits until the page has taken the answer in; earlier ones
   * were given up.
   * @param isMeant of several calls to the same path, by what they carry
   * @throws Error when the page does not make it.
   */
  async answer(path: string, reply: Reply, isMeant: Meant = anyCall): Promise<void> {
    const route = this.#latest(path, isMeant) ?? (await this.#next(path, isMeant));
    this.#forget((each) => isCall(each, path, isMeant));
    this.#underWay.add(route.request());
    await fulfill(route, reply);
    await this.isTakenIn(route.request().frame().page());
  }

  /**
   * Waits until a page has taken in what it was answered, and has done what follows from it: fetched the code for that, and
   * run it. Nothing on the page need show it, and what is done to the page before would find it as it was.
   * @throws Error when what it fetches does not come.
   */
  async isTakenIn(page: Page): Promise<void> {
    do {
      await this.#allEnded();
      // A task of the lowest priority is begun after all others. Who leads on to another document has done with this one.
      await page.evaluate(() => scheduler.postTask(() => undefined, { priority: "background" })).catch(() => undefined);
    } while (this.#underWay.size > 0);
  }

  async #allEnded(): Promise<void> {
    if (this.#underWay.size === 0) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`the page still fetches ${[...this.#underWay].map((request) => request.url())}`));
      }, SCREEN_TIMEOUT);
      this.#ended = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #end(request: Request): void {
    this.#underWay.delete(request);
    if (this.#underWay.size === 0) this.#ended?.();
  }

  async #receive(route: Route): Promise<void> {
    const path = pathOf(route.request());
    if (route.request().method() === "OPTIONS") return fulfill(route, { accepted: true, value: null });
    if (this.#heldPaths.has(path)) {
      this.#waiting.push(route);
      this.#end(route.request());
      this.#called?.();
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

  #latest(path: string, isMeant: Meant): Route | undefined {
    return this.#waiting.findLast((route) => isCall(route, path, isMeant));
  }

  #forget(isForgotten: (route: Route) => boolean) {
    const kept = this.#waiting.filter((route) => !isForgotten(route));
    this.#waiting.splice(0, this.#waiting.length, ...kept);
  }

  #next(path: string, isMeant: Meant): Promise<Route> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the page does not call ${path}`)), SCREEN_TIMEOUT);
      this.#called = () => {
        const route = this.#latest(path, isMeant);
        if (route === undefined) return;
        clearTimeout(timer);
        this.#called = null;
        resolve(route);
      };
    });
  }
}

/** Whether a call is the one that is meant, by what it carries: the body of a call, as JSON. */
export type Meant = (body: CallBody) => boolean;
/** What distinguishes calls: the code of a record, or a page of a list. */
export type CallBody = { code?: unknown; pageSize?: unknown; filters?: unknown };

const anyCall: Meant = () => true;

function isCall(route: Route, path: string, isMeant: Meant): boolean {
  const request = route.request();
  return pathOf(request) === path && isMeant(request.postDataJSON() ?? {});
}

/** The path of a call as its contract writes it, whatever stands before it at a deployment. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return pathname.slice(Math.max(0, pathname.indexOf("/api/")));
}

/** Answers a call so. */
export async function fulfill(route: Route, reply: Reply): Promise<void> {
  if (reply === "breaks off") return route.abort("connectionreset");
  // The service of a deployment may have an origin of its own.
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
