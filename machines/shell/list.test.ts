import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { type ListQuery, list, type Page } from "./list.ts";

const EVERYTHING: ListQuery = { page: 1, pageSize: 20, sort: null, filters: {} };
const PAID: ListQuery = { ...EVERYTHING, filters: { status: "paid" } };
const ROWS = { items: [{ code: "1" }, { code: "2" }], total: 42 };

test("the first look asks for the query of the address bar, and shows its rows (2.26)", async () => {
  const { load, state, context } = start(PAID);
  expect(state()).toBe("loading");
  expect(load.asked).toEqual([PAID]);

  await load.answers(accepted(ROWS));

  expect(state()).toBe("shown");
  expect(context()).toMatchObject({ rows: ROWS.items, total: 42 });
});

test("nothing at all and nothing that matches are told apart (2.26)", async () => {
  const empty = start(EVERYTHING);
  await empty.load.answers(accepted({ items: [], total: 0 }));
  expect(empty.state()).toBe("empty");

  const unmatched = start(PAID);
  await unmatched.load.answers(accepted({ items: [], total: 0 }));
  expect(unmatched.state()).toBe("noMatch");
});

test("a page past the end is no empty list, with a search and without (2.26)", async () => {
  for (const query of [EVERYTHING, PAID]) {
    const { load, state, context } = start({ ...query, page: 9 });
    await load.answers(accepted({ items: [], total: 42 }));
    expect(state()).toBe("pastEnd");
    expect(context()).toMatchObject({ rows: [], total: 42 });
  }
});

test("a first page without rows is no empty list where the service counts some (2.26)", async () => {
  const { load, state } = start(EVERYTHING);
  await load.answers(accepted({ items: [], total: 42 }));
  expect(state()).toBe("pastEnd");
});

test("before the first answer there is nothing, and after it what the service says beside the rows (2.26)", async () => {
  const { actor, load, context } = start(EVERYTHING);
  expect(context()).toMatchObject({ rows: [], unreadable: [], total: 0, totalIsExact: true, offers: null });
  await load.answers(accepted({ ...ROWS, totalIsExact: false, offers: ["search"] }));
  expect(context()).toMatchObject({ unreadable: [], totalIsExact: false, offers: ["search"] });
  actor.send({ type: "REFRESHED" });
  await load.answers(accepted({ ...ROWS, totalIsExact: true }));
  expect(context()).toMatchObject({ totalIsExact: true, offers: [] });
  actor.send({ type: "REFRESHED" });
  await load.answers(accepted(ROWS));
  expect(context().totalIsExact).toBe(true);
});

test("rows that could not be read are kept beside the others, and alone are no empty list (2.26)", async () => {
  const unreadable = [{ index: 1, code: "7", field: "amount", expected: "an amount" }];
  const { load, state, context } = start(EVERYTHING);
  await load.answers(accepted({ ...ROWS, unreadable }));
  expect(context()).toMatchObject({ rows: ROWS.items, unreadable });

  const alone = start(EVERYTHING);
  await alone.load.answers(accepted({ items: [], unreadable, total: 1 }));
  expect([state(), alone.state()]).toEqual(["shown", "shown"]);
});

test("where the service counts nothing, an empty page is past the end, and an empty first one is an empty list (2.26)", async () => {
  for (const [page, expected] of [
    [1, "empty"],
    [2, "pastEnd"],
  ] as const) {
    const { load, state, context } = start({ ...EVERYTHING, page });
    await load.answers(accepted({ items: [], total: null }));
    expect([state(), context().total]).toEqual([expected, null]);
  }
});

test("a refusal and a failure are explained, and can be tried again (8.2, 8.4)", async () => {
  const { actor, load, state, context } = start(EVERYTHING);

  await load.answers(refusal("5000"));
  expect(state()).toBe("failed");
  expect(context().problem).toMatchObject({ kind: "refused", errCode: "5000" });

  actor.send({ type: "REFRESHED" });
  await load.fails();
  expect(context().problem).toEqual({ kind: "failed" });

  actor.send({ type: "REFRESHED" });
  await load.answers(accepted(ROWS));
  expect(state()).toBe("shown");
  expect(context().problem).toBeNull();
});

test("rows already shown stay while the next ones are fetched, and when that fails (2.26)", async () => {
  const { actor, load, context } = await shown();

  actor.send({ type: "QUERY_CHANGED", query: { ...EVERYTHING, page: 2 } });
  expect(context()).toMatchObject({ rows: ROWS.items, firstRow: 1 });
  await load.fails();

  expect(context()).toMatchObject({ rows: ROWS.items, firstRow: 1 });
});

test("rows know their place in the whole list as soon as they are there, and no sooner (2.26)", async () => {
  const { actor, load, context } = start({ ...EVERYTHING, page: 2 });
  await load.answers(accepted(ROWS));
  expect(context()).toMatchObject({ rows: ROWS.items, firstRow: 21 });

  actor.send({ type: "QUERY_CHANGED", query: { ...EVERYTHING, page: 3, pageSize: 50 } });
  expect(context().firstRow).toBe(21);
  await load.answers(accepted({ items: [{ code: "101" }], total: 101 }));
  expect(context()).toMatchObject({ rows: [{ code: "101" }], firstRow: 101 });
});

test("a newer query drops the answer of an older one, in whatever order they come (2.26)", async () => {
  const { actor, load, state, context } = start(EVERYTHING);

  actor.send({ type: "QUERY_CHANGED", query: PAID });
  expect(load.asked).toEqual([EVERYTHING, PAID]);
  await load.answers(accepted({ items: [{ code: "old" }], total: 1 }), 0);
  expect(state()).toBe("loading");
  await load.answers(accepted(ROWS), 1);

  expect(context()).toMatchObject({ query: PAID, rows: ROWS.items });
});

test("a change of the query is one request (2.26)", async () => {
  const { actor, load } = await shown();
  actor.send({ type: "QUERY_CHANGED", query: PAID });
  expect(load.asked).toHaveLength(2);
});

test("rows that came by themselves are shown in place, and what is the same stays the very same (2.26)", async () => {
  const { actor, state, context } = await shown();
  const [first, second] = context().rows;
  const answer = accepted({ items: [{ code: "new" }, { code: "1" }, { code: "2" }], total: 43 });
  actor.send({ type: "PAGE_CAME", query: context().query, answer });
  expect(state()).toBe("shown");
  expect(context()).toMatchObject({ rows: [{ code: "new" }, { code: "1" }, { code: "2" }], total: 43 });
  expect([context().rows[1] === first, context().rows[2] === second]).toEqual([true, true]);

  actor.send({ type: "PAGE_CAME", query: context().query, answer: accepted({ items: [], total: 0 }) });
  expect(state()).toBe("empty");
  actor.send({ type: "PAGE_CAME", query: context().query, answer });
  expect(state()).toBe("shown");
});

test("rows that came by themselves count for nothing once something else was asked for (2.26)", async () => {
  const { actor, load, state, context } = await shown();
  const before = context().query;
  const late = { type: "PAGE_CAME", query: before, answer: accepted({ items: [{ code: "late" }], total: 1 }) } as const;
  actor.send({ type: "QUERY_CHANGED", query: PAID });
  actor.send(late);
  expect(state()).toBe("loading");
  await load.answers(accepted({ items: [{ code: "paid" }], total: 1 }));
  actor.send(late);
  expect(context().rows).toEqual([{ code: "paid" }]);
});

test("a record that was added is asked for at once, and remembered until it was seen (2.26)", async () => {
  const { actor, load, context } = await shown();
  actor.send({ type: "RECORD_ADDED", code: "new" });
  expect(load.asked).toHaveLength(2);
  await load.answers(accepted(ROWS));
  expect(context().added).toBe("new");
  actor.send({ type: "ADDED_DISMISSED" });
  expect(context().added).toBeNull();
});

test("refreshing while it loads does not ask twice (2.26)", () => {
  const { actor, load } = start(EVERYTHING);
  actor.send({ type: "REFRESHED" });
  expect(load.asked).toHaveLength(1);
});

function start(query: ListQuery) {
  const load = deferredCall<Answer<Page<unknown>>, ListQuery>();
  const actor = createActor(list.provide({ actors: { loadPage: load.logic } }), { input: { query } }).start();
  return { actor, load, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

async function shown() {
  const started = start(EVERYTHING);
  await started.load.answers(accepted(ROWS));
  return started;
}
