import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Answer } from "#contracts/envelope.ts";
import type { Request, Send } from "#contracts/http.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { settled } from "#machines/testing/deferred-call.ts";
import { askedAhead, KEPT_FOR } from "./asked-ahead.ts";

const resData = z.any();
const LIST: Request<typeof resData> = {
  reads: true,
  method: "POST",
  path: "/api/Order/List",
  body: { page: 1 },
  resData,
};
const CHANGE: Request<typeof resData> = { method: "POST", path: "/api/Order/Create", body: {}, resData };

beforeEach(() => {
  vi.useRealTimers();
});

test("what was asked ahead is not asked again by whoever needs it, and is taken once", async () => {
  const { ahead, send, quiet, loud } = service();
  void ahead(LIST);
  await quiet.answers(accepted("first"));
  expect(await send(LIST)).toEqual(accepted("first"));
  expect(loud.asked).toEqual([]);

  void send(LIST);
  expect(loud.asked).toHaveLength(1);
});

test("it is taken on its way, too, and asked ahead once however often somebody comes near", async () => {
  const { ahead, send, quiet, loud } = service();
  void ahead(LIST);
  void ahead(LIST);
  const needed = send(LIST);
  await quiet.answers(accepted("first"));
  expect(await needed).toEqual(accepted("first"));
  expect([quiet.asked.length, loud.asked.length]).toEqual([1, 0]);
});

test.for<[string, Partial<Request<typeof resData>>]>([
  ["another body", { body: { page: 2 } }],
  ["another path", { path: "/api/Bill/List" }],
  ["another method", { method: "GET" }],
  ["another query", { query: { page: "1" } }],
  ["another reading", { resData: z.any() }],
])("%s is another request", async ([, other]) => {
  const { ahead, send, quiet, loud } = service();
  void ahead(LIST);
  await quiet.answers(accepted("first"));
  void send({ ...LIST, ...other });
  expect(loud.asked).toHaveLength(1);
});

test("another user, or another language, takes nothing of it", async () => {
  const asker = { token: "mei" };
  const { ahead, send, quiet, loud } = service(() => asker.token);
  void ahead(LIST);
  await quiet.answers(accepted("Mei's orders"));
  asker.token = "ana";
  const needed = send(LIST);
  await loud.answers(accepted("Ana's orders"));
  expect(await needed).toEqual(accepted("Ana's orders"));
});

test.for<[string, (quiet: Call) => Promise<void>]>([
  ["refused", (quiet) => quiet.answers(refusal("2101"))],
  ["failed", (quiet) => quiet.fails()],
  ["read in part", (quiet) => quiet.answers(accepted({ items: [], unreadable: [{ index: 0 }] }))],
])("what was %s ahead is asked for by whoever needs it, who hears why", async ([, ends]) => {
  for (const needsIt of ["before", "after"]) {
    const { ahead, send, quiet, loud } = service();
    void ahead(LIST);
    const early = needsIt === "before" ? send(LIST) : null;
    await ends(quiet);
    const needed = early ?? send(LIST);
    await settled();
    expect(loud.asked).toEqual([LIST]);
    await loud.answers(refusal("9001"));
    expect(await needed).toEqual(refusal("9001"));
  }
});

test("an answer that nobody took is gone after ten seconds", async () => {
  vi.useFakeTimers();
  const { ahead, send, quiet, loud } = service();
  void ahead(LIST);
  void quiet.answers(accepted("first"));
  await vi.advanceTimersByTimeAsync(KEPT_FOR - 1);
  expect(await send(LIST)).toEqual(accepted("first"));
  void ahead(LIST);
  void quiet.answers(accepted("second"));
  await vi.advanceTimersByTimeAsync(KEPT_FOR);
  void send(LIST);
  expect(KEPT_FOR).toBe(10_000);
  expect(loud.asked).toHaveLength(1);
});

test("what came to nothing ahead is not asked for ahead once more, as who rests on a link also presses it", async () => {
  const { ahead, send, quiet, loud } = service();
  void ahead(LIST);
  await quiet.answers(refusal("2101"));
  void ahead(LIST);
  void send(LIST);
  await settled();
  expect([quiet.asked.length, loud.asked.length]).toEqual([1, 1]);
});

test("a change lets go of what was asked before it, and while it was made", async () => {
  const { ahead, send, quiet, loud } = service();
  void ahead(LIST);
  await quiet.answers(accepted("before the order"));
  const changing = send(CHANGE);
  void ahead(LIST);
  await quiet.answers(accepted("while it is placed"));
  await loud.answers(accepted("placed"));
  await changing;
  void send(LIST);
  expect(loud.asked).toEqual([CHANGE, LIST]);
});

test("nobody takes an answer from before a change while that is being made", async () => {
  const { ahead, send, quiet, loud } = service();
  void ahead(LIST);
  await quiet.answers(accepted("before the order"));
  void send(CHANGE);
  void send(LIST);
  expect(loud.asked).toEqual([CHANGE, LIST]);
});

test("what came whole is known to whoever asked ahead, and taken by who needs it all the same", async () => {
  const { ahead, send, quiet, loud } = service();
  const known = ahead(LIST);
  await quiet.answers(accepted("first"));
  expect(await known).toEqual(accepted("first"));
  expect(await ahead(LIST)).toEqual(accepted("first"));
  expect(await send(LIST)).toEqual(accepted("first"));
  expect([quiet.asked.length, loud.asked.length]).toEqual([1, 0]);
});

test.for<[string, (calls: Service, asker: { is: string }) => Promise<void>]>([
  ["was refused", ({ quiet }) => quiet.answers(refusal("2101"))],
  ["failed", ({ quiet }) => quiet.fails()],
  [
    "came to somebody else",
    async ({ quiet }, asker) => {
      asker.is = "ana";
      await quiet.answers(accepted("Mei's orders"));
    },
  ],
  [
    "came after a change",
    async ({ send, quiet, loud }) => {
      void send(CHANGE);
      await loud.answers(accepted("placed"));
      await quiet.answers(accepted("before the order"));
    },
  ],
])("what %s is known to nobody ahead", async ([, ends]) => {
  const asker = { is: "mei" };
  const calls = service(() => asker.is);
  const known = vi.fn();
  void calls.ahead(LIST).then(known, known);
  await ends(calls, asker);
  await settled();
  expect(known).not.toHaveBeenCalled();
});

test("what changes anything is never sent ahead", async () => {
  const { ahead, quiet } = service();
  void ahead(CHANGE);
  expect(quiet.asked).toEqual([]);
});

test("who leaves before it came leaves it for another: React asks twice in a row in development", async () => {
  const { ahead, send, quiet, loud } = service();
  void ahead({ ...LIST, signal: AbortSignal.abort() });
  const leaving = new AbortController();
  void send({ ...LIST, signal: leaving.signal }).catch(() => undefined);
  leaving.abort();
  void send({ ...LIST, signal: leaving.signal }).catch(() => undefined);
  const needed = send(LIST);
  await quiet.answers(accepted("first"));
  expect(await needed).toEqual(accepted("first"));
  expect(quiet.asked[0]).not.toHaveProperty("signal");
  expect(loud.asked.filter(({ signal }) => !signal)).toEqual([]);
});

type Call = ReturnType<typeof call>;

type Service = ReturnType<typeof service>;

function service(asker: () => unknown = () => "mei") {
  const [loud, quiet] = [call(), call()];
  return { loud, quiet, ...askedAhead(loud.send, quiet.send, asker) };
}

/** A way to the service that is answered when a test says so. */
function call() {
  const asked: Request<z.ZodMiniType>[] = [];
  const open: PromiseWithResolvers<Answer<never>>[] = [];
  const send: Send = (request) => {
    asked.push(request);
    const one = Promise.withResolvers<Answer<never>>();
    open.push(one);
    return one.promise;
  };
  return {
    ...{ send, asked },
    answers: async (answer: Answer<unknown>) => {
      // A test says what the service answers, whatever is asked for.
      open.at(-1)?.resolve(answer as Answer<never>);
      await settled();
    },
    fails: async () => {
      open.at(-1)?.reject(new Error("There was no answer"));
      await settled();
    },
  };
}
