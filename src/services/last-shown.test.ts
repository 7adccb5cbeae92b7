import { expect, test } from "vitest";
import { type AnyStateMachine, createActor, fromPromise, type InputFrom } from "xstate";
import type { SessionDevices } from "#contracts/account/session-device.ts";
import type { Receipts } from "#contracts/dashboard/load-receipts.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { OrderRequest } from "#contracts/orders/create-order.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import type { Order } from "#contracts/orders/order.ts";
import { devices } from "#machines/account/devices.ts";
import { receiptsTrend } from "#machines/dashboard/receipts-trend.ts";
import { orderPlacement } from "#machines/orders/order-placement.ts";
import type { Page } from "#machines/shell/list.ts";
import { type ListQuery, list } from "#machines/shell/list.ts";
import { resource } from "#machines/shell/resource.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall, settled } from "#machines/testing/deferred-call.ts";
import { sampleDevice } from "#machines/testing/sample-device.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { sampleReceipts } from "#machines/testing/sample-receipts.ts";
import { beginningOf, keepShown, type LastShown, type NameOf } from "#src/ui/machine/last-shown.ts";
import { createLastShown } from "./last-shown.ts";

const wanted: NameOf<typeof resource> = (about) => about.wanted;
const query: NameOf<typeof list> = (about) => about.query;
const theOne = () => null;
const SHOWN = { snapshot: createActor(resource, { input: { wanted: null } }).getSnapshot(), at: 0 };

test("what was shown of a thing is shown at once when it is opened again, and asked for again", async () => {
  const { logic, load, opens } = resources();
  opens("A1");
  await load.answers(accepted("first"));

  const again = opens("A1");
  expect(again.getSnapshot()).toMatchObject({ value: "loading", context: { value: "first", problem: null } });
  expect(load.asked).toEqual(["A1", "A1"]);
  await load.answers(accepted("second"));
  expect(again.getSnapshot()).toMatchObject({ value: "loaded", context: { value: "second" } });
  expect(again.logic).toBe(logic);
});

test("before it has begun it is busy already: nobody takes what is old for an answer of now", async () => {
  const { lastShown, logic, load, opens } = resources();
  opens("A1");
  await load.answers(accepted("first"));
  const beginning = beginningOf(lastShown, logic, { wanted: "A1" }, wanted);
  const idle = createActor(logic, beginning).getSnapshot();
  expect(idle.hasTag("busy")).toBe(true);
  expect(beginning.shownAt).toBeLessThanOrEqual(Date.now());
});

test("another thing, and the same of other services, begin with nothing", async () => {
  const { lastShown, load, opens } = resources();
  opens("A1");
  await load.answers(accepted("first"));
  expect(opens("A2").getSnapshot().context.value).toBeNull();
  const others = resource.provide({ actors: { load: load.logic } });
  expect(beginningOf(lastShown, others, { wanted: "A1" }, wanted)).toEqual({ input: { wanted: "A1" }, shownAt: null });
});

test("what failed to come again leaves what was shown, and says so; the next time that is shown once more (8.4)", async () => {
  const { load, opens } = resources();
  opens("A1");
  await load.answers(accepted("first"));
  const again = opens("A1");
  await load.fails();
  expect(again.getSnapshot()).toMatchObject({
    value: "failed",
    context: { value: "first", problem: { kind: "failed" } },
  });
  expect(opens("A1").getSnapshot().context).toMatchObject({ value: "first", problem: null });
});

test("who leaves while it is on its way sees what was shown before when they come back", async () => {
  const { load, opens } = resources();
  const seen = opens("A1");
  await load.answers(accepted("first"));
  seen.send({ type: "REFRESHED" });
  expect(opens("A1").getSnapshot().context.value).toBe("first");
});

test("what never came is not remembered", async () => {
  const { load, opens } = resources();
  opens("A1");
  await load.answers(refusal());
  expect(opens("A1").getSnapshot().context).toMatchObject({ value: null, problem: null });
});

test("a list is remembered with its query, its rows and how many there are (2.26)", async () => {
  const load = deferredCall<Answer<Page<unknown>>, ListQuery>();
  const opens = openedWith(list.provide({ actors: { loadPage: load.logic } }), query);
  const first: ListQuery = { page: 1, pageSize: 20, sort: null, filters: {} };
  const narrowed: ListQuery = { ...first, page: 2, filters: { status: "paid" } };
  const rows = Array.from({ length: 20 }, (_, code) => ({ code }));

  const seen = opens({ query: first });
  await load.answers(accepted({ items: rows, total: 41, offers: ["keyword"] }));
  seen.send({ type: "QUERY_CHANGED", query: narrowed });
  await load.answers(accepted({ items: rows.slice(3), total: 37 }));

  const again = opens({ query: narrowed }).getSnapshot();
  expect(again).toMatchObject({ value: "loading", context: { query: narrowed, firstRow: 21, total: 37 } });
  expect(again.context.rows).toEqual(rows.slice(3));
  expect(opens({ query: first }).getSnapshot().context).toMatchObject({ rows, total: 41, offers: ["keyword"] });
  expect(opens({ query: { ...first, page: 3 } }).getSnapshot().context).toMatchObject({ rows: [], offers: null });
  expect(load.asked.slice(2)).toEqual([narrowed, first, { ...first, page: 3 }]);
});

test("figures come back over the range that they were looked at (9.5)", async () => {
  const load = deferredCall<Answer<Receipts>, { days: number }>();
  const opens = openedWith(receiptsTrend.provide({ actors: { loadReceipts: load.logic } }), theOne);
  opens(undefined).send({ type: "RANGE_CHOSEN", range: "month" });
  await load.answers(accepted(sampleReceipts([])));
  expect(opens(undefined).getSnapshot()).toMatchObject({ value: "loading", context: { range: "month" } });
  expect(load.asked.at(-1)).toEqual({ days: 30 });
});

test("a question that was open is not asked again, and nothing is shown in its place", async () => {
  const load = deferredCall<Answer<SessionDevices>>();
  const opens = openedWith(devices.provide({ actors: { listSessions: load.logic } }), theOne);
  const seen = opens(undefined);
  const items = [sampleDevice("a", { isCurrent: false })];
  await load.answers(accepted({ items, unreadable: [], total: 1 }));
  expect(opens(undefined).getSnapshot()).toMatchObject({ value: "refreshing", context: { items } });
  await load.answers(accepted({ items, unreadable: [], total: 1 }));
  seen.send({ type: "END_REQUESTED", id: "a" });
  expect(seen.getSnapshot().value).toBe("asking");
  expect(opens(undefined).getSnapshot()).toMatchObject({ value: "loading", context: { items: [], requested: null } });
});

test("an order of another visit has a key of its own, and what was placed is chosen no longer (2.25)", async () => {
  const term = { unit: "month" as const, months: 1, amount: "9.90", runsFrom: null, runsUntil: null };
  const limits = { wallets: 1, currencies: 1, applications: null };
  const items = [{ id: "starter", name: "Starter", limits, terms: [term] }];
  const create = deferredCall<Answer<Order>, OrderRequest>();
  const listPackages = fromPromise(async (): Promise<Answer<{ items: MerchantPackage[] }>> => accepted({ items }));
  const opens = openedWith(orderPlacement.provide({ actors: { listPackages, createOrder: create.logic } }), theOne);

  const first = opens({ requestKey: "visit-1" });
  await settled();
  first.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });
  const second = opens({ requestKey: "visit-2" });
  expect(second.getSnapshot().context).toMatchObject({ packages: items, choice: { packageId: "starter" } });
  await settled();
  second.send({ type: "SUBMITTED" });
  expect(create.asked[0]?.requestKey).toMatch(/^visit-2-/);
  await create.answers(accepted(sampleOrder("pending")));
  expect(opens({ requestKey: "visit-3" }).getSnapshot().context).toMatchObject({
    packages: [],
    choice: { packageId: null },
  });
});

test("the latest fifty things are remembered", () => {
  const { keep, recall } = createLastShown(() => true);
  for (let number = 0; number < 51; number += 1) {
    keep(resource, String(number), SHOWN);
    // What is shown again and again stays.
    keep(resource, "0", SHOWN);
  }
  expect(recall(resource, "0")).toBe(SHOWN);
  expect(recall(resource, "1")).toBeNull();
  expect(recall(resource, "2")).toBe(SHOWN);
  keep(resource, "2", null);
  expect(recall(resource, "2")).toBeNull();
});

test("what comes while nobody is signed in is nobody's", () => {
  const { keep, recall } = createLastShown(() => false);
  keep(resource, "", SHOWN);
  expect(recall(resource, "")).toBeNull();
});

function resources() {
  const load = deferredCall<Answer<unknown>, string | null>();
  const logic = resource.provide({ actors: { load: load.logic } });
  const lastShown = createLastShown(() => true);
  const open = openedWith(logic, wanted, lastShown);
  return { lastShown, logic, load, opens: (code: string) => open({ wanted: code }) };
}

/** Opens a screen that runs a machine, as `useReader` does. */
function openedWith<Logic extends AnyStateMachine>(
  logic: Logic,
  nameOf: NameOf<Logic>,
  lastShown: LastShown = createLastShown(() => true),
) {
  return (input: InputFrom<Logic>) => {
    const { shownAt: _, ...beginning } = beginningOf(lastShown, logic, input, nameOf);
    const actor = createActor<Logic>(logic, beginning);
    actor.start();
    actor.subscribe((snapshot) => keepShown(lastShown, logic, snapshot, nameOf));
    return actor;
  };
}
