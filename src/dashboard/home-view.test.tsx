import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Attention } from "#contracts/dashboard/load-attention.ts";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import type { Progress } from "#contracts/dashboard/load-progress.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accessProcess } from "#machines/dashboard/access-process.ts";
import { resource } from "#machines/shell/resource.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { progressUntil } from "#machines/testing/sample-progress.ts";
import { AccessProcess } from "./access/AccessProcess.tsx";
import { AttentionPanel } from "./attention/AttentionPanel.tsx";
import { entrancesOf } from "./entrances/stored-entrances.ts";
import { daysLeft } from "./resources/days-left.ts";
import { ResourceCheck } from "./resources/ResourceCheck.tsx";
import { spoken, wordsOf } from "./testing/spoken.tsx";

const NOTHING = { subject: "", name: "", count: null, amount: null, until: null };
const FIGURES: Figures = {
  accountBalance: "1",
  mainChainAmount: "1",
  dailyCollection: "1",
  walletCount: 3,
  availableCurrencies: 5,
  applicationCount: null,
  package: {
    name: "Growth",
    limits: { wallets: null, currencies: 12, applications: 10 },
    expiresAt: "2999-01-22T00:00:00.000Z",
  },
  trialLimits: { wallets: 2, currencies: 2, applications: 1 },
};

test.each<[Attention, string, string]>([
  [{ ...NOTHING, kind: "callbacksFailed", count: 3 }, "Callbacks not taken: 3", "/callback/list?status=failed"],
  [
    { ...NOTHING, kind: "receiverFailing", subject: "APP1", name: "Web shop", count: 5 },
    "Web shop takes no callbacks The last 5 attempts failed",
    "/app/list?open=APP1",
  ],
  [{ ...NOTHING, kind: "orderUnpaid", subject: "A1", amount: "29.90" }, "29.90 USDT is still to be paid", "?pay=A1"],
  [{ ...NOTHING, kind: "orderUnderpaid", subject: "A1", amount: "9.90" }, "Underpaid by 9.90 USDT.", "?pay=A1"],
  [
    { ...NOTHING, kind: "packageEnding", subject: "Growth", until: "2026-11-30T12:00:00.000Z" },
    "It ends on Nov 30, 2026.",
    "/order/packages",
  ],
  [{ ...NOTHING, kind: "currencySuspended", subject: "USDC-TRC20" }, "USDC-TRC20 is suspended", "/mycurrency/list"],
])("what needs attention says so and leads to its act (2.24): %o", async (item, says, leadsTo) => {
  const markup = await attention([item]);
  expect(wordsOf(markup).replaceAll("\u00A0", " ")).toContain(says);
  expect(markup).toContain(leadsTo);
});

test("when nothing needs the merchant, one calm line says so (2.24)", async () => {
  expect(wordsOf(await attention([]))).toBe("Needs attention Nothing needs you right now.");
});

test("the resource check says what is used of what is allowed, what is unlimited, and what is not known (2.24, 3.6)", {
  tags: ["2.24.b", "2.24.c"],
}, async () => {
  const words = wordsOf(await resources(FIGURES));
  expect(words).toContain("Growth Valid until Jan 22, 2999");
  expect(words).toMatch(/\d days left/);
  expect(words).toContain("Applications – of 10");
  expect(words).toContain("Available currencies 5 of 12");
  expect(words).toContain("Wallets 3 · unlimited");
  expect(words).toContain("Upgrade");
});

test("the trial version is named with its limits, and the way to a package (2.24, 3.6)", {
  tags: ["2.24.d"],
}, async () => {
  const trial: Figures = { ...FIGURES, applicationCount: 0, availableCurrencies: 1, package: null };
  const words = wordsOf(await resources(trial));
  expect(words).toContain("Trial version");
  expect(words).toContain("Applications 0 of 1");
  expect(words).toContain("Available currencies 1 of 2");
  const unstated = wordsOf(await resources({ ...trial, trialLimits: null }));
  expect(unstated).toContain("Available currencies 1 · limit not stated");
  expect(words).toContain("Choose a package");
});

test("a begun day counts as one that is left; after the end there are none (2.24)", () => {
  const now = Date.parse("2026-11-21T09:00:00Z");
  expect(daysLeft("2026-11-22T09:00:01Z", now)).toBe(2);
  expect(daysLeft("2026-11-22T09:00:00Z", now)).toBe(1);
  expect(daysLeft("2026-11-20T09:00:00Z", now)).toBe(0);
  expect(daysLeft("2026-11-21", now)).toBe(1);
  expect(daysLeft("2026-11-20", now)).toBe(0);
});

test("the access process shows what is done and opens the next step (2.24)", { tags: ["2.24.m"] }, async () => {
  const call = deferredCall<Answer<Progress>>();
  const actor = createActor(accessProcess.provide({ actors: { loadProgress: call.logic } })).start();
  actor.send({ type: "OPENED" });
  await call.answers(accepted(progressUntil("packageInForce")));
  const view = <AccessProcess actor={actor} snapshot={actor.getSnapshot()} />;
  const markup = await spoken("en-US", ["dashboard", "shell"], view);
  const words = wordsOf(markup);
  expect(words).toContain("2 of 7 steps done");
  expect(words).toContain("Choose a package (done)");
  expect(words).toContain(
    "Switch on a currency (not done yet) Your customers pay in the currencies that you switch on.",
  );
  expect(words).toContain("Open my currencies");
  expect(words).not.toContain("Open the developer center");
  // The later ones can be taken before it, from their titles.
  const leadsTo = (title: string) => new RegExp(`href="([^"]*)"[^>]*>${title}<`).exec(markup)?.[1];
  expect(leadsTo("Receive a callback")).toBe("/help/developers");
  expect(leadsTo("Set a callback address")).toBe("/app/list");
  expect(leadsTo("Choose a package")).toBeUndefined();
});

test("quick entrances are the usual ones until somebody chose, each once, six at most (2.24)", {
  tags: ["2.24.i"],
}, () => {
  expect(entrancesOf(null)).toEqual(["orderList", "appList", "billList", "callbackList"]);
  expect(entrancesOf([])).toEqual([]);
  expect(entrancesOf(["a", "a", "b", "c", "d", "e", "f", "g"])).toEqual(["a", "b", "c", "d", "e", "f"]);
});

function attention(items: Attention[]) {
  return spoken("en-US", ["dashboard", "shell"], <AttentionPanel held={held({ items })} isReserved={false} />);
}

function resources(figures: Figures) {
  return spoken("en-US", ["dashboard", "shell"], <ResourceCheck figures={figures} failed={false} />);
}

function held<Value>(value: Value) {
  const snapshot = createActor(resource, { input: { wanted: null } }).getSnapshot();
  return { snapshot, value, refresh: () => {} };
}
