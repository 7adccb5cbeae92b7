import type { Disposable, Request } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";
import type { Reply } from "#model-tests/walk/scripted-service.ts";

/**
 * What becomes of a call: a reply, "waits" where no answer ever comes, or what the service said, changed. As a function,
 * what becomes of its first, second, … call.
 */
export type Mock = Reply | "waits" | { changed: (value: unknown) => unknown };
/** By the path of each call, such as `/api/Order/Detail`, or a part of it; the service answers all others. */
export type Mocks = Readonly<Record<string, Mock | ((turn: number) => Mock | "as the service does")>>;

/** What the service carries out. */
export const reply = (value: unknown): Reply => ({ accepted: true, value });
/** A list of these rows. */
export const listReply = (...items: readonly unknown[]): Reply => reply({ items, total: items.length });
/** A refusal that the console has no words for (8.2). */
export const REFUSED = {
  accepted: false,
  errCode: "7777",
  errMsg: "Try again after the maintenance, at 10:00",
} as const;

declare global {
  /** The calls of this document that wait for what a test plays, but for those that no answer ever comes to. */
  var mockedCallsPending: number | undefined;
  /** Parts of the paths of files that a test plays. */
  var mockedFiles: readonly string[] | undefined;
  /** What becomes of a call, as the test has it. */
  var mockFor: ((path: string) => Promise<Becomes>) | undefined;
  /** What the service said, changed as the test has it. */
  var changedAnswer: ((path: string, value: unknown) => Promise<unknown>) | undefined;
}

type Becomes = Reply | "waits" | "is changed" | "as the service does";
type MockState = { calls: Map<string, { becomes: Mocks[string]; turns: number }>; files: Disposable[] };

const unanswered = new WeakSet<Request>();
const mockStates = new WeakMap<Person, MockState>();

/** Whether no script ever comes for a request. */
export function isUnanswered(request: Request): boolean {
  return unanswered.has(request);
}

/**
 * Has the service play this to a person from now on. It is played within the page: answering at the network would switch
 * the browser's cache off, and every load of the console would take twice as long.
 */
export async function mockCalls(person: Person, plays: Mocks): Promise<void> {
  person.errors.allow(/Failed to load resource/, / · (unreadable|notOffered|status) · /, /net::ERR_CONNECTION_RESET/);
  const paths = Object.keys(plays);
  if (paths.length === 0) return;
  const { calls, files } = mockStates.get(person) ?? (await installMocks(person));
  for (const [path, becomes] of Object.entries(plays)) {
    if (path.endsWith(".js")) await mockScript(person, path, becomes);
    else calls.set(path, { becomes, turns: 0 });
  }
  const played = paths.filter((path) => path.endsWith(".json"));
  if (played.length === 0) return;
  const file = await person.page.addInitScript((parts) => {
    globalThis.mockedFiles = [...(globalThis.mockedFiles ?? []), ...parts];
  }, played);
  files.push(file);
}

/** What a page loads as a script is none of its fetches. */
async function mockScript({ page }: Person, path: string, becomes: Mocks[string]) {
  await page.route(`**${path}`, async (route) => {
    if (typeof becomes === "object" && "script" in becomes)
      await route.fulfill({ contentType: "text/javascript", body: becomes.script });
    else if (becomes === "waits") unanswered.add(route.request());
    else await route.fulfill({ status: 404, body: "" });
  });
}

/** The service plays nothing to a person any more. */
export async function clearMocks(person: Person): Promise<void> {
  const { calls, files = [] } = mockStates.get(person) ?? {};
  calls?.clear();
  for (const file of files.splice(0)) await file.dispose();
}

async function installMocks(person: Person): Promise<MockState> {
  const { page, context } = person;
  const started: MockState = { calls: new Map(), files: [] };
  mockStates.set(person, started);
  const last = new Map<string, (value: unknown) => unknown>();
  await context.exposeFunction("becomesOf", (path: string): Becomes => {
    // What was said last of a path is what counts.
    const played = [...started.calls].findLast(([part]) => path.includes(part))?.[1];
    if (!played) return "as the service does";
    played.turns += 1;
    const becomes = typeof played.becomes === "function" ? played.becomes(played.turns) : played.becomes;
    if (typeof becomes === "string" || !("changed" in becomes)) return becomes;
    last.set(path, becomes.changed);
    return "is changed";
  });
  await context.exposeFunction("changedFor", (path: string, value: unknown) => last.get(path)?.(value));
  await context.addInitScript(mockFetch);
  await page.evaluate(mockFetch);
  return started;
}

/** Runs in each document: what it fetches becomes what the test says. */
function mockFetch(): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.mockedCallsPending = 0;
  const answered = async (request: globalThis.Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const becomes = (await globalThis.mockFor?.(pathname)) ?? "as the service does";
    request.signal.throwIfAborted();
    if (becomes === "as the service does") return ask(request);
    if (becomes === "breaks off") throw new TypeError("Failed to fetch");
    if (becomes === "waits") return waits(request);
    if (becomes === "is not offered")
      return new Response("", { status: 404, headers: { "Content-Type": "text/html" } });
    if (becomes === "is changed") {
      const response = await ask(request);
      const envelope = await response.json();
      return Response.json({ ...envelope, resData: await globalThis.changedAnswer?.(pathname, envelope.resData) });
    }
    if ("status" in becomes)
      return new Response("", { status: becomes.status, headers: { "Content-Type": "text/html" } });
    if ("file" in becomes) return Response.json(becomes.file);
    if ("script" in becomes) throw new Error(`${pathname} is played as a script, and was fetched`);
    return Response.json(
      becomes.accepted
        ? { success: true, errCode: null, errMsg: null, resData: becomes.value ?? null }
        : { success: false, errCode: becomes.errCode, errMsg: becomes.errMsg },
    );
  };
  const count = (by: number) => {
    globalThis.mockedCallsPending = (globalThis.mockedCallsPending ?? 0) + by;
  };
  const waits = (request: globalThis.Request) => {
    count(-1);
    return new Promise<never>((_, reject) => {
      request.signal.addEventListener("abort", () => {
        count(1);
        reject(request.signal.reason);
      });
    });
  };
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isPlayed =
      request.url.includes("/api/") || globalThis.mockedFiles?.some((part) => request.url.includes(part));
    if (!isPlayed) return ask(request);
    count(1);
    return answered(request).finally(() => count(-1));
  };
}
