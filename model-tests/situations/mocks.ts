import type { Disposable, Request } from "playwright-core";
import { CALLS } from "#contracts/calls.ts";
import type { Definition } from "#contracts/define-call.ts";
import type { Person } from "#model-tests/browser/person.ts";
import type { Reply } from "#model-tests/walk/scripted-service.ts";

/** How a call is answered: with a reply, never ("waits"), or with the service's own answer, changed. */
export type Mock = Reply | "waits" | { changed: (value: unknown) => unknown };
/**
 * Mocks by path, such as `/api/Order/Detail`, or a part of it. A function is called with the number of the call, from 1.
 * The service answers all other calls.
 */
export type Mocks = Readonly<Record<string, Mock | ((turn: number) => Mock | "as the service does")>>;

/** An answer of success. */
export const reply = (value: unknown): Reply => ({ accepted: true, value });
/** A page of a list that has these rows and no others. */
export const listReply = (...items: readonly unknown[]): Reply => reply({ items, total: items.length });
/** A refusal without the service's own words. */
export const refusal = (errCode: string) => ({ accepted: false, errCode, errMsg: "" }) as const;
/** A refusal that the console has no words for (8.2). */
export const REFUSED = {
  accepted: false,
  errCode: "7777",
  errMsg: "Try again after the maintenance, at 10:00",
} as const;

declare global {
  /** How many mocked calls of this document are not answered yet, without those that never are. */
  var mockedCallsPending: number | undefined;
  /** The calls that this document has made: method, path, query and body. */
  var callsMade: Promise<string>[] | undefined;
  /** Parts of the paths of the mocked files. */
  var mockedFiles: readonly string[] | undefined;
  /** The mock for the next call to a path. */
  var mockFor: ((path: string) => Promise<MockForPage>) | undefined;
  /** The service's answer, changed as the mock says. */
  var changedAnswer: ((path: string, value: unknown) => Promise<unknown>) | undefined;
}

type MockForPage = Reply | "waits" | "is changed" | "as the service does";
type MockState = { calls: Map<string, { mock: Mocks[string]; turns: number }>; files: Disposable[] };

const unanswered = new WeakSet<Request>();
const mockStates = new WeakMap<Person, MockState>();

/** Whether a request for a mocked script is never answered. */
export function isUnanswered(request: Request): boolean {
  return unanswered.has(request);
}

/**
 * Mocks calls of a person's pages, until `clearMocks`. `fetch` itself is replaced: Playwright's routes would disable the
 * browser's cache, and each page would load twice as slowly.
 */
export async function mockCalls(person: Person, mocks: Mocks): Promise<void> {
  person.errors.allow(/Failed to load resource/, / · (unreadable|notOffered|status) · /, /net::ERR_CONNECTION_RESET/);
  const paths = Object.keys(mocks);
  if (paths.length === 0) return;
  const { calls, files } = mockStates.get(person) ?? (await installMocks(person));
  for (const [path, mock] of Object.entries(mocks)) {
    if (path.endsWith(".js")) await mockScript(person, path, mock);
    else calls.set(path, { mock, turns: 0 });
  }
  const mockedFiles = paths.filter((path) => path.endsWith(".json"));
  if (mockedFiles.length === 0) return;
  const file = await person.page.addInitScript((parts) => {
    globalThis.mockedFiles = [...(globalThis.mockedFiles ?? []), ...parts];
  }, mockedFiles);
  files.push(file);
}

/** Scripts are not loaded by `fetch`. */
async function mockScript({ page }: Person, path: string, mock: Mocks[string]) {
  await page.route(`**${path}`, async (route) => {
    if (typeof mock === "object" && "script" in mock)
      await route.fulfill({ contentType: "text/javascript", body: mock.script });
    else if (mock === "waits") unanswered.add(route.request());
    else await route.fulfill({ status: 404, body: "" });
  });
}

/** Removes the mocks of calls and files. */
export async function clearMocks(person: Person): Promise<void> {
  const { calls, files = [] } = mockStates.get(person) ?? {};
  calls?.clear();
  for (const file of files.splice(0)) await file.dispose();
}

/**
 * The calls since a page was loaded that may have changed something, sorted: method, path, query and body; repeated ones
 * with their number. Reading calls are left out: an earlier one may be replaced before it is sent.
 */
export async function changesOf({ page }: Person): Promise<string[]> {
  const calls = await page.evaluate(() => Promise.all(globalThis.callsMade ?? []));
  const changes = calls.filter(isChange).map(withoutRandom).toSorted();
  const numbers = Map.groupBy(changes, (call) => call);
  return [...numbers].map(([call, { length }]) => (length > 1 ? `${call} (${length} times)` : call));
}

function isChange(call: string): boolean {
  const [made, address = ""] = call.split(" ");
  const [asked] = address.split("?");
  return Object.values<Definition>(CALLS).some(
    ({ method, path, reads }) => !reads && method === made && path === asked,
  );
}

/** Without idempotency keys, and without the ids of merchants, which the sandbox draws. */
function withoutRandom(call: string): string {
  return call.replaceAll(/[0-9a-f]{32}/g, "<key>").replaceAll(/\b(uid"?[=:]"?)\d{12}/g, "$1<merchant>");
}

/** Prepares a person's pages for mocks, and records their calls from now on. */
export async function installMocks(person: Person): Promise<MockState> {
  const { page, context } = person;
  const started: MockState = { calls: new Map(), files: [] };
  mockStates.set(person, started);
  const last = new Map<string, (value: unknown) => unknown>();
  await context.exposeFunction("mockFor", (path: string): MockForPage => {
    // The latest mock of a path counts.
    const found = [...started.calls].findLast(([part]) => path.includes(part))?.[1];
    if (!found) return "as the service does";
    found.turns += 1;
    const mock = typeof found.mock === "function" ? found.mock(found.turns) : found.mock;
    if (typeof mock === "string" || !("changed" in mock)) return mock;
    last.set(path, mock.changed);
    return "is changed";
  });
  await context.exposeFunction("changedAnswer", (path: string, value: unknown) => last.get(path)?.(value));
  await context.addInitScript(mockFetch);
  await page.evaluate(mockFetch);
  return started;
}

/** Runs in each document: replaces `fetch`. */
function mockFetch(): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.mockedCallsPending = 0;
  const answered = async (request: globalThis.Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const mock = (await globalThis.mockFor?.(pathname)) ?? "as the service does";
    request.signal.throwIfAborted();
    if (mock === "as the service does") return ask(request);
    if (mock === "breaks off") throw new TypeError("Failed to fetch");
    if (mock === "waits") return waits(request);
    if (mock === "is not offered") return new Response("", { status: 404, headers: { "Content-Type": "text/html" } });
    if (mock === "is changed") {
      const response = await ask(request);
      const envelope = await response.json();
      return Response.json({ ...envelope, resData: await globalThis.changedAnswer?.(pathname, envelope.resData) });
    }
    if ("status" in mock) return new Response("", { status: mock.status, headers: { "Content-Type": "text/html" } });
    if ("file" in mock) return Response.json(mock.file);
    if ("script" in mock) throw new Error(`${pathname} is mocked as a script, and was fetched`);
    return Response.json(
      mock.accepted
        ? { success: true, errCode: null, errMsg: null, resData: mock.value ?? null }
        : { success: false, errCode: mock.errCode, errMsg: mock.errMsg },
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
  const describe = async (request: globalThis.Request) => {
    const { pathname, search } = new URL(request.url);
    return [request.method, pathname + search, await request.text()].join(" ").trim();
  };
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isMocked =
      request.url.includes("/api/") || globalThis.mockedFiles?.some((part) => request.url.includes(part));
    if (!isMocked) return ask(request);
    globalThis.callsMade = [...(globalThis.callsMade ?? []), describe(request.clone())];
    count(1);
    return answered(request).finally(() => count(-1));
  };
}
