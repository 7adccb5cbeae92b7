import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { OrderRequest } from "#contracts/orders/create-order.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import type { Order } from "#contracts/orders/order.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { orderPlacement } from "./order-placement.ts";

type Sale = { items: MerchantPackage[]; unreadable?: readonly UnreadableRow[] };

const STARTER = samplePackage("starter", [1, 3]);
const STANDARD = samplePackage("standard", [3, 12]);

test("the packages on sale are offered, none chosen yet (2.25)", async () => {
  const { state, context } = await choosing();
  expect(state()).toBe("choosing");
  expect(context()).toMatchObject({ packages: [STARTER, STANDARD], choice: { packageId: null } });
});

test("until they came there is nothing to choose, and they may come without saying what could not be read", async () => {
  const { packages, context } = start();
  expect(context()).toMatchObject({ packages: [], unreadable: [], orderCode: "", problem: null });
  await packages.answers(accepted({ items: [STARTER] }));
  expect(context()).toMatchObject({ packages: [STARTER], unreadable: [] });
});

test("a package without a readable price cannot be ordered, and an unreadable one is named", async () => {
  const [month, quarter] = samplePackage("odd", [1, 3]).terms;
  if (!month || !quarter) throw new Error("two terms");
  const odd = { ...samplePackage("odd", []), terms: [{ ...month, amount: null }, quarter] };
  const free = {
    ...samplePackage("free", []),
    terms: [
      { ...month, amount: null },
      { ...quarter, months: null },
    ],
  };
  const unreadable = [{ index: 2, code: "growth", field: "limits", expected: "object" }];
  const { actor, context } = await choosing({ items: [odd, free], unreadable });
  expect(context()).toMatchObject({ unreadable });
  expect(actor.getSnapshot().can({ type: "PACKAGE_CHOSEN", packageId: "free" })).toBe(false);
  expect(actor.getSnapshot().can({ type: "TERM_CHOSEN", termMonths: 1 })).toBe(false);
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "odd" });
  expect(context().choice).toMatchObject({ packageId: "odd", termMonths: 3 });
});

test("where packages are sold by the quarter only, the quarter is chosen; what is sold for the chosen term stays (3.6, 9.4)", async () => {
  const { context, packages } = start();
  await packages.answers(accepted({ items: [samplePackage("growth", [12, 3])] }));
  expect(context().choice).toMatchObject({ packageId: null, termMonths: 3 });
  expect((await choosing({ items: [STARTER, STANDARD] })).context().choice.termMonths).toBe(1);
  expect((await choosing({ items: [] })).context().choice.termMonths).toBe(1);
});

test("ordering without a package asks for one first (5.8, 8.9)", async () => {
  const { actor, state, context, create } = await choosing();

  actor.send({ type: "SUBMITTED" });
  expect(state()).toBe("choosing");
  expect(context().problem).toBe("packageMissing");
  expect(create.asked).toEqual([]);

  actor.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });
  expect(context().problem).toBeNull();
});

test("package, term and network are ordered as chosen, and the order is what comes next (2.25)", {
  tags: ["2.25.a", "4.4.f"],
}, async () => {
  const { actor, state, create } = await choosing();

  actor.send({ type: "PACKAGE_CHOSEN", packageId: "standard" });
  actor.send({ type: "TERM_CHOSEN", termMonths: 12 });
  actor.send({ type: "NETWORK_CHOSEN", network: "ETH" });
  actor.send({ type: "SUBMITTED" });
  expect(create.asked).toEqual([
    { packageId: "standard", termMonths: 12, network: "ETH", requestKey: "visit-0001-standard-12-ETH" },
  ]);
  await create.answers(accepted(sampleOrder("pending")));

  expect(state()).toBe("ordered");
  expect(actor.getSnapshot().output).toEqual({ orderCode: sampleOrder("pending").code });
});

test("a double click orders once (2.25)", async () => {
  const { actor, create } = await choosing();
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });
  actor.send({ type: "SUBMITTED" });
  actor.send({ type: "SUBMITTED" });
  expect(create.asked).toHaveLength(1);
});

test("the same choice asked for again carries the same key; another choice carries another (2.25)", async () => {
  const { actor, create } = await choosing();

  actor.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });
  actor.send({ type: "SUBMITTED" });
  await create.fails();
  actor.send({ type: "SUBMITTED" });
  await create.fails();
  actor.send({ type: "NETWORK_CHOSEN", network: "BSC" });
  actor.send({ type: "SUBMITTED" });
  await create.fails();
  actor.send({ type: "TERM_CHOSEN", termMonths: 3 });
  actor.send({ type: "SUBMITTED" });

  const [first, repeated, onAnotherNetwork, forAnotherTerm] = create.asked.map(({ requestKey }) => requestKey);
  expect(repeated).toBe(first);
  expect(new Set([first, onAnotherNetwork, forAnotherTerm]).size).toBe(3);
});

test("a refused or failed order keeps the choice and says why (8.2, 8.4)", async () => {
  const { actor, state, context, create } = await choosing();
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "standard" });
  const { choice } = context();

  actor.send({ type: "SUBMITTED" });
  await create.answers(refusal("2101"));
  expect(state()).toBe("choosing");
  expect(context()).toMatchObject({ choice, problem: { kind: "refused", errCode: "2101" } });

  actor.send({ type: "SUBMITTED" });
  expect(context().problem).toBeNull();
  await create.fails();
  expect(context()).toMatchObject({ choice, problem: { kind: "failed" } });
});

test("only what is on sale and offered can be chosen (3.6)", async () => {
  const { actor, context } = await choosing();
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "withdrawn" });
  actor.send({ type: "TERM_CHOSEN", termMonths: 7 });
  expect(context().choice).toEqual({ packageId: null, termMonths: 1, network: "TRON" });
});

test("a package brings a term that it offers, the one chosen before where it can (3.6)", async () => {
  const { actor, context } = await choosing();

  actor.send({ type: "PACKAGE_CHOSEN", packageId: "standard" });
  expect(context().choice).toMatchObject({ packageId: "standard", termMonths: 3 });
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });
  expect(context().choice).toMatchObject({ packageId: "starter", termMonths: 3 });
});

test("a term that the chosen package does not offer asks for a package again (3.6, 5.8)", async () => {
  const { actor, context, create } = await choosing();

  actor.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });
  actor.send({ type: "TERM_CHOSEN", termMonths: 12 });
  expect(context().choice).toMatchObject({ packageId: null, termMonths: 12 });
  actor.send({ type: "SUBMITTED" });

  expect(context().problem).toBe("packageMissing");
  expect(create.asked).toEqual([]);
});

test("packages that cannot be loaded, refused or failed, can be asked for again (2.25, 8.4)", async () => {
  const { actor, packages, state, context } = start();

  await packages.fails();
  expect(state()).toBe("unavailable");
  expect(context().problem).toEqual({ kind: "failed" });
  actor.send({ type: "RETRIED" });
  expect(context().problem).toBeNull();
  await packages.answers(refusal());
  expect(state()).toBe("unavailable");
  actor.send({ type: "RETRIED" });
  await packages.answers(accepted({ items: [STARTER] }));

  expect(state()).toBe("choosing");
});

test("on return the cached packages can be chosen, but not ordered before they are loaded again (2.25, 3.6)", async () => {
  const { actor, packages, state, context, create } = await choosing();
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });

  actor.send({ type: "REFRESHED" });
  expect(state()).toBe("loading");
  expect(context()).toMatchObject({ packages: [STARTER, STANDARD], choice: { packageId: "starter" } });
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "standard" });
  actor.send({ type: "TERM_CHOSEN", termMonths: 12 });
  actor.send({ type: "NETWORK_CHOSEN", network: "ETH" });
  expect(actor.getSnapshot().can({ type: "SUBMITTED" })).toBe(false);
  expect(create.asked).toEqual([]);

  await packages.answers(accepted({ items: [STANDARD] }));
  expect(state()).toBe("choosing");
  expect(context().choice).toEqual({ packageId: "standard", termMonths: 12, network: "ETH" });
});

test("what is no longer on sale when it came again is no longer chosen, nor a term that it lost (3.6, 5.8)", async () => {
  const { actor, packages, context } = await choosing();
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });
  actor.send({ type: "TERM_CHOSEN", termMonths: 3 });
  actor.send({ type: "REFRESHED" });
  await packages.answers(accepted({ items: [samplePackage("starter", [1]), STANDARD] }));
  expect(context().choice).toMatchObject({ packageId: "starter", termMonths: 1 });
  actor.send({ type: "REFRESHED" });
  await packages.answers(accepted({ items: [STANDARD] }));
  expect(context().choice).toMatchObject({ packageId: null });
});

test("packages that could not be had again stay, and are not ordered until they can (8.4)", async () => {
  const { actor, packages, state, context } = await choosing();
  actor.send({ type: "REFRESHED" });
  await packages.fails();
  expect(state()).toBe("unavailable");
  expect(context()).toMatchObject({ packages: [STARTER, STANDARD], problem: { kind: "failed" } });
  expect(actor.getSnapshot().can({ type: "SUBMITTED" })).toBe(false);
});

function start() {
  const packages = deferredCall<Answer<Sale>>();
  const create = deferredCall<Answer<Order>, OrderRequest>();
  const provided = orderPlacement.provide({ actors: { listPackages: packages.logic, createOrder: create.logic } });
  const actor = createActor(provided, { input: { requestKey: "visit-0001" } }).start();
  return {
    actor,
    packages,
    create,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function choosing(sale: Sale = { items: [STARTER, STANDARD] }) {
  const started = start();
  await started.packages.answers(accepted(sale));
  return started;
}

function samplePackage(id: string, months: number[]): MerchantPackage {
  return {
    id,
    name: id,
    limits: { wallets: 1, currencies: 1, applications: null },
    terms: months.map((term) => ({ unit: "month", months: term, amount: "9.90", runsFrom: null, runsUntil: null })),
  };
}
