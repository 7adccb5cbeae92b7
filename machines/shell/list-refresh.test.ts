import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, notOffered, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import type { ListQuery, Page } from "./list.ts";
import { listRefresh, REFRESH_DELAYS } from "./list-refresh.ts";

const QUERY: ListQuery = { page: 1, pageSize: 20, sort: null, filters: {} };
const SECOND: ListQuery = { ...QUERY, page: 2 };
const PAGE = accepted({ items: [{ code: "1" }], total: 1 });

test("every 20 seconds the page that is shown is asked for again, and handed over (2.26)", async () => {
  const { clock, load, handedOver } = start();
  clock.increment(19_999);
  expect(load.asked).toEqual([]);
  clock.increment(1);
  expect(load.asked).toEqual([QUERY]);
  await load.answers(PAGE);
  expect(handedOver).toEqual([{ query: QUERY, answer: PAGE }]);
  clock.increment(20_000);
  expect(load.asked).toEqual([QUERY, QUERY]);
});

test("a list that was answered otherwise meanwhile is asked for what it shows now, after the whole pause (2.26)", async () => {
  const { actor, clock, load, handedOver } = start();
  clock.increment(19_000);
  actor.send({ type: "LIST_SETTLED", query: SECOND });
  clock.increment(19_000);
  expect(load.asked).toEqual([]);
  clock.increment(1_000);
  expect(load.asked).toEqual([SECOND]);
  // An answer that comes too late is dropped.
  actor.send({ type: "LIST_SETTLED", query: QUERY });
  await load.answers(PAGE);
  expect(handedOver).toEqual([]);
});

test("a hidden page sends no request, and sends one as soon as it is visible again (2.26)", () => {
  const { actor, clock, load } = start();
  actor.send({ type: "TAB_HIDDEN" });
  clock.increment(3_600_000);
  expect(load.asked).toEqual([]);
  actor.send({ type: "TAB_SHOWN" });
  expect(load.asked).toEqual([QUERY]);
});

test("after failures the pauses grow, and are short again once it works (2.26, 8.4)", async () => {
  const { clock, load, handedOver } = start();
  for (const [turn, pause] of [...REFRESH_DELAYS, REFRESH_DELAYS[4]].entries()) {
    clock.increment(pause - 1);
    expect(load.asked).toHaveLength(turn);
    clock.increment(1);
    expect(load.asked).toHaveLength(turn + 1);
    if (turn % 2 === 0) await load.fails();
    else await load.answers(refusal("5000"));
  }
  expect(handedOver).toEqual([]);
  clock.increment(REFRESH_DELAYS[4]);
  await load.answers(PAGE);
  clock.increment(REFRESH_DELAYS[0]);
  expect(load.asked).toHaveLength(8);
});

test("a list that the service does not have is asked for no more, until somebody asks it and it is there (2.26)", async () => {
  const { actor, clock, load } = start();
  clock.increment(20_000);
  await load.answers(notOffered);
  clock.increment(3_600_000);
  actor.send({ type: "TAB_HIDDEN" });
  actor.send({ type: "TAB_SHOWN" });
  expect(load.asked).toHaveLength(1);
  actor.send({ type: "LIST_SETTLED", query: QUERY });
  clock.increment(20_000);
  expect(load.asked).toHaveLength(2);
  actor.send({ type: "NOT_OFFERED" });
  clock.increment(3_600_000);
  expect(load.asked).toHaveLength(2);
});

function start() {
  const load = deferredCall<Answer<Page<unknown>>, ListQuery>();
  const handedOver: unknown[] = [];
  const clock = new SimulatedClock();
  const logic = listRefresh.provide({
    actors: { loadPage: load.logic },
    actions: { handOver: (_, page) => handedOver.push(page) },
  });
  const actor = createActor(logic, { clock, input: { query: QUERY } }).start();
  return { actor, clock, load, handedOver };
}
