import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import type { ListQuery, Page } from "./list.ts";
import { listSheet } from "./list-sheet.ts";

const QUERY = { page: 3, pageSize: 20, sort: "-amount", filters: { status: "paid" } };
const row = (code: number) => ({ code });

test.each([
  ["is complete when it has as many rows as the total", 100, { total: 100 }, "whole"],
  ["continues after a full page if the total is not exact", 100, { total: 100, totalIsExact: false }, "open"],
  [
    "counts unreadable rows",
    99,
    { total: null, unreadable: [{ index: 99, code: "", field: "", expected: "" }] },
    "open",
  ],
  [
    "is complete after a page that is not full if the total is not exact",
    1,
    { total: 500, totalIsExact: false },
    "whole",
  ],
])("sheet: %s (2.26)", async (_title, rows, counted, state) => {
  const { actor, call } = start();
  await call.answers(accepted({ items: Array.from({ length: rows }, (_, code) => row(code)), ...counted }));
  const { value, context } = actor.getSnapshot();
  expect(value).toBe(state);
  expect(context.total).toBe("totalIsExact" in counted ? null : counted.total);
});

function start() {
  const call = deferredCall<Answer<Page<unknown>>, { query: ListQuery; after: string | null }>();
  const actor = createActor(listSheet.provide({ actors: { loadPage: call.logic } }), {
    input: { query: QUERY, most: 1_000 },
  });
  return { actor: actor.start(), call };
}
