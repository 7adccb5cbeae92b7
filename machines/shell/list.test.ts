import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { type ListQuery, list, type Page } from "./list.ts";

test("list: an unchanged row is the same object after a refresh (2.26)", async () => {
  const load = deferredCall<Answer<Page<unknown>>, ListQuery>();
  const input = { query: { page: 1, pageSize: 20, sort: null, filters: {} } };
  const actor = createActor(list.provide({ actors: { loadPage: load.logic } }), { input }).start();
  await load.answers(accepted({ items: [{ code: "1" }], total: 1 }));
  const [before] = actor.getSnapshot().context.rows;
  actor.send({ type: "REFRESHED" });
  await load.answers(accepted({ items: [{ code: "1" }], total: 1 }));
  expect(actor.getSnapshot().context.rows[0]).toBe(before);
});
