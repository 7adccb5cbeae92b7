import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { type ListQuery, list, type Page } from "./list.ts";

const EVERYTHING: ListQuery = { page: 1, pageSize: 20, sort: null, filters: {} };
const ROWS = { items: [{ code: "1" }, { code: "2" }], total: 42 };

test("list: has no rows before the first answer; each answer sets the offers and whether the total is exact, and keeps unchanged rows (2.26)", async () => {
  const { actor, load, context } = start(EVERYTHING);
  expect(context()).toMatchObject({ rows: [], unreadable: [], total: 0, totalIsExact: true, offers: null });
  await load.answers(accepted({ ...ROWS, totalIsExact: false, offers: ["search"] }));
  expect(context()).toMatchObject({ unreadable: [], totalIsExact: false, offers: ["search"] });
  actor.send({ type: "REFRESHED" });
  await load.answers(accepted({ ...ROWS, totalIsExact: true }));
  expect(context()).toMatchObject({ totalIsExact: true, offers: [] });
  const [first] = context().rows;
  actor.send({ type: "REFRESHED" });
  await load.answers(accepted(structuredClone(ROWS)));
  expect(context().totalIsExact).toBe(true);
  expect(context().rows[0]).toBe(first);
});

test("list: unreadable rows are kept beside the others, and alone they are not an empty list (2.26)", async () => {
  const unreadable = [{ index: 1, code: "7", field: "amount", expected: "an amount" }];
  const { load, state, context } = start(EVERYTHING);
  await load.answers(accepted({ ...ROWS, unreadable }));
  expect(context()).toMatchObject({ rows: ROWS.items, unreadable });

  const alone = start(EVERYTHING);
  await alone.load.answers(accepted({ items: [], unreadable, total: 1 }));
  expect([state(), alone.state()]).toEqual(["shown", "shown"]);
});

test("list: without a total, an empty page is past the end, and an empty first page is an empty list (2.26)", async () => {
  for (const [page, expected] of [
    [1, "empty"],
    [2, "pastEnd"],
  ] as const) {
    const { load, state, context } = start({ ...EVERYTHING, page });
    await load.answers(accepted({ items: [], total: null }));
    expect([state(), context().total]).toEqual([expected, null]);
  }
});

function start(query: ListQuery) {
  const load = deferredCall<Answer<Page<unknown>>, ListQuery>();
  const actor = createActor(list.provide({ actors: { loadPage: load.logic } }), { input: { query } }).start();
  return { actor, load, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}
