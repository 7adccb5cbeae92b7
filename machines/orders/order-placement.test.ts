import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { orderPlacement } from "./order-placement.ts";

type Sale = { items: MerchantPackage[]; unreadable?: readonly UnreadableRow[] };

const STARTER = samplePackage("starter", [1, 3]);
const STANDARD = samplePackage("standard", [3, 12]);

test("order placement: has no packages before the first answer, which may omit the list of unreadable ones", async () => {
  const { packages, context } = start();
  expect(context()).toMatchObject({ packages: [], unreadable: [], orderCode: "", problem: null });
  await packages.answers(accepted({ items: [STARTER] }));
  expect(context()).toMatchObject({ packages: [STARTER], unreadable: [] });
});

test("order placement: a package without a readable price cannot be ordered, and an unreadable one is named", async () => {
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

test("order placement: a package that keeps one term stays chosen (3.6, 5.8)", async () => {
  const { actor, packages, context } = await choosing();
  actor.send({ type: "PACKAGE_CHOSEN", packageId: "starter" });
  actor.send({ type: "REFRESHED" });
  await packages.answers(accepted({ items: [samplePackage("starter", [3])] }));
  expect(context().choice).toMatchObject({ packageId: "starter", termMonths: 3 });
});

function start() {
  const packages = deferredCall<Answer<Sale>>();
  const provided = orderPlacement.provide({ actors: { listPackages: packages.logic } });
  const actor = createActor(provided, { input: { requestKey: "visit-0001" } }).start();
  return { actor, packages, context: () => actor.getSnapshot().context };
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
