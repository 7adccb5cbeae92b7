import { beforeEach, expect, test, vi } from "vitest";
import { type AnyStateMachine, createActor, type EventFromLogic, type InputFrom } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { session as sessionMachine } from "#machines/account/session.ts";
import { accessProcess } from "#machines/dashboard/access-process.ts";
import { type ListQuery, list } from "#machines/shell/list.ts";
import { resource } from "#machines/shell/resource.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { settled } from "#machines/testing/deferred-call.ts";
import { prefetch, startOptions } from "#src/ui/machine/first-reads.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { fromCall } from "./reading.ts";

const NOT_KEPT: [string, (call: Call) => Promise<void>][] = [
  ["refused", (call) => call.answers(refusal("2101"))],
  ["failed", (call) => call.fails()],
  ["read in part", (call) => call.answers(accepted({ items: [], unreadable: [{ index: 0 }] }))],
];

beforeEach(() => {
  vi.useRealTimers();
});

test("cache: a prefetched answer is shown at once and not loaded again", async () => {
  const { ahead, opens, call } = orders();
  ahead("A1");
  await call.answers(accepted("first"));
  const { actor, shownAt } = opens("A1");
  expect(actor.getSnapshot()).toMatchObject({ value: "loaded", context: { value: "first" } });
  expect(shownAt).toBeLessThanOrEqual(Date.now());
  expect(call.asked).toEqual(["A1"]);
});

test("cache: a pending prefetch is not repeated", async () => {
  const { ahead, opens, call } = orders();
  ahead("A1");
  ahead("A1");
  const { actor, shownAt } = opens("A1");
  await call.answers(accepted("first"));
  expect(actor.getSnapshot()).toMatchObject({ value: "loaded", context: { value: "first" } });
  expect([shownAt, call.asked]).toEqual([null, ["A1"]]);
});

test("cache: a prefetched answer is stale after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { ahead, opens, call } = orders();
  ahead("A1");
  await call.answers(accepted("first"));
  vi.setSystemTime(Date.now() + 10_000);
  const { actor } = opens("A1");
  expect(actor.getSnapshot()).toMatchObject({ value: "loading", context: { value: "first" } });
  expect(call.asked).toEqual(["A1", "A1"]);
});

test.for(NOT_KEPT)(
  "cache: a prefetch that was %s is repeated by the screen, which shows the problem",
  async ([, ends]) => {
    for (const when of ["before", "after"]) {
      const { ahead, opens, call } = orders();
      ahead("A1");
      const early = when === "before" ? opens("A1") : null;
      await ends(call);
      const { actor } = early ?? opens("A1");
      await settled();
      expect(actor.getSnapshot()).toMatchObject({ value: "loading", context: { value: null } });
      expect(call.asked).toEqual(["A1", "A1"]);
      await call.answers(refusal("9001"));
      expect(actor.getSnapshot()).toMatchObject({ value: "failed", context: { problem: { errCode: "9001" } } });
    }
  },
);

test("cache: a screen that is opened again shows its last data as stale, and reloads", async () => {
  const { opens, call } = orders();
  opens("A1").actor.stop();
  opens("A1");
  await call.answers(accepted("first"));
  const again = opens("A1").actor;
  expect(again.getSnapshot()).toMatchObject({ value: "loading", context: { value: "first", problem: null } });
  await call.answers(accepted("second"));
  expect(again.getSnapshot()).toMatchObject({ value: "loaded", context: { value: "second" } });
  expect(call.asked).toEqual(["A1", "A1", "A1"]);
  expect(opens("A2").actor.getSnapshot().context.value).toBeNull();
});

test.for(NOT_KEPT)("cache: an answer that is %s does not replace the last one (8.4)", async ([, ends]) => {
  const { opens, call } = orders();
  opens("A1");
  await call.answers(accepted("first"));
  opens("A1");
  await ends(call);
  expect(opens("A1").actor.getSnapshot()).toMatchObject({
    value: "loading",
    context: { value: "first", problem: null },
  });
});

test("cache: a write makes prefetched answers stale", async () => {
  const { services, ahead, opens, call } = orders();
  ahead("A1");
  await call.answers(accepted("before"));
  services.answers.invalidate();
  expect(opens("A1").actor.getSnapshot()).toMatchObject({ value: "loading", context: { value: "before" } });

  ahead("A2");
  services.answers.invalidate();
  const { actor } = opens("A2");
  await call.answers(accepted("after"));
  expect(actor.getSnapshot()).toMatchObject({ value: "loaded", context: { value: "after" } });
  expect(call.asked).toEqual(["A1", "A1", "A2", "A2"]);
});

test("cache: a prefetch does not use a screen's last data", async () => {
  const { ahead, opens, call } = orders();
  opens("A1");
  await call.answers(accepted("before"));
  ahead("A1");
  const { actor } = opens("A1");
  expect(actor.getSnapshot()).toMatchObject({ value: "loading", context: { value: "before" } });
  await call.answers(accepted("after"));
  expect(actor.getSnapshot()).toMatchObject({ value: "loaded", context: { value: "after" } });
});

test("cache: answers are stale if the device's clock was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { opens, call } = orders();
  opens("A1");
  await call.answers(accepted("before"));
  vi.setSystemTime(Date.now() - 3_600_000);
  opens("A1");
  expect(call.asked).toEqual(["A1", "A1"]);
});

test("cache: it is cleared for another user and after signing out", async () => {
  const { services, ahead, opens, call } = orders();
  opens("A1");
  await call.answers(accepted("first"));
  const asOther = orders(servicesOf("8", services.answers));
  expect(asOther.opens("A1").actor.getSnapshot().context.value).toBeNull();

  ahead("A3");
  services.answers.clear();
  await call.answers(accepted("late"));
  for (const code of ["A1", "A3"]) expect(opens(code).actor.getSnapshot().context.value).toBeNull();
});

test("cache: a list is cached by its query (2.26)", async () => {
  const call = deferred();
  const services = servicesOf();
  const open = opener(
    list.provide({ actors: { loadPage: fromCall(services, "listOrders", ({ input }) => call.ask(input)) } }),
  );
  const first: ListQuery = { page: 1, pageSize: 20, sort: null, filters: {} };
  const narrowed: ListQuery = { ...first, page: 2, filters: { status: "paid" } };
  const { actor } = open({ query: first });
  await call.answers(accepted({ items: [{ code: 1 }], total: 41, offers: ["keyword"] }));
  actor.send({ type: "QUERY_CHANGED", query: narrowed });
  await call.answers(accepted({ items: [{ code: 2 }], total: 37 }));
  expect(open({ query: narrowed }).actor.getSnapshot()).toMatchObject({
    value: { loading: "rows" },
    context: { query: narrowed, rows: [{ code: 2 }], firstRow: 21, total: 37 },
  });
  expect(open({ query: first }).actor.getSnapshot().context).toMatchObject({
    rows: [{ code: 1 }],
    offers: ["keyword"],
  });
  expect(open({ query: { ...first, page: 3 } }).actor.getSnapshot().context).toMatchObject({ rows: [], offers: null });
});

test("cache: a machine with an opening event starts with cached data too (2.24)", async () => {
  const call = deferred();
  const services = servicesOf();
  const open = opener(
    accessProcess.provide({ actors: { loadProgress: fromCall(services, "loadProgress", () => call.ask(null)) } }),
  );
  const progress = { emailVerified: true, paymentReceived: false };
  open(undefined, { type: "OPENED" });
  await call.answers(accepted(progress));
  expect(open(undefined, { type: "OPENED" }).actor.getSnapshot()).toMatchObject({
    value: "loading",
    context: { progress },
  });
  expect(open(undefined).actor.getSnapshot()).toMatchObject({ value: "folded", context: { progress: null } });
});

type Call = ReturnType<typeof deferred>;

/** Screens that show one order each. */
function orders(services = servicesOf()) {
  const call = deferred();
  const logic = resource.provide({
    actors: { load: fromCall(services, "loadOrder", ({ input, signal }) => call.ask(input, signal)) },
  });
  const open = opener(logic);
  return {
    ...{ services, call },
    ahead: (wanted: string) => prefetch(logic, { key: wanted }),
    opens: (wanted: string) => open({ key: wanted }),
  };
}

/** What reading needs of the services, for a user. */
function servicesOf(userId = "7", answers = createAnswerCache()) {
  const session = createActor(sessionMachine);
  const snapshot = session.getSnapshot();
  const user = { id: userId, email: "", language: "en-US", nickName: "", avatar: "" };
  vi.spyOn(session, "getSnapshot").mockReturnValue({ ...snapshot, context: { ...snapshot.context, user } });
  return { answers, session };
}

/** Opens a screen that runs a machine, as `useCachedMachine` does. */
function opener<Logic extends AnyStateMachine>(logic: Logic) {
  return (input: InputFrom<Logic>, opening?: EventFromLogic<Logic>) => {
    const { shownAt, ...beginning } = startOptions(logic, input, opening);
    return { actor: createActor<Logic>(logic, beginning).start(), shownAt };
  };
}

/** A call that a test answers; an aborted one is never answered. */
function deferred() {
  const asked: unknown[] = [];
  let last = Promise.withResolvers<Answer<never>>();
  return {
    asked,
    ask: (input: unknown, signal?: AbortSignal) => {
      asked.push(input);
      const mine = Promise.withResolvers<Answer<never>>();
      last = mine;
      return new Promise<Answer<never>>((resolve, reject) => {
        mine.promise.then(
          (answer) => signal?.aborted || resolve(answer),
          (error) => signal?.aborted || reject(error),
        );
      });
    },
    answers: async (answer: Answer<unknown>) => {
      await settled();
      // The test defines the answer, whatever the request.
      last.resolve(answer as Answer<never>);
      await settled();
    },
    fails: async () => {
      last.reject(new Error("There was no answer"));
      await settled();
    },
  };
}
