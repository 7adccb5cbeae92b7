import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { highlightedEntry, palette, SEARCH_DEBOUNCE, type SearchResults } from "./palette.ts";
import { exactMatch, type PaletteEntry, paletteRows, wordsOf } from "./palette-entries.ts";

const ENTRIES: PaletteEntry[] = [
  { id: "orderList", group: "goTo", label: "My orders", keywords: "/order/list", leadsTo: "/order/list" },
  { id: "packages", group: "goTo", label: "Choose a package", keywords: "/order/packages", leadsTo: "/order/packages" },
  { id: "signOut", group: "commands", label: "Sign out" },
];
const order = (code: string): PaletteEntry => ({
  id: `order ${code}`,
  group: "orders",
  label: code,
  leadsTo: `/order/list?open=${code}`,
});

test("screens and commands are found by every word that was typed, in any case and order (2.34, 2.35)", () => {
  const { type, labels } = open();
  expect(labels()).toEqual(["My orders", "Choose a package", "Sign out"]);
  type("ORDER my");
  expect(labels()).toEqual(["My orders"]);
  type("/order");
  expect(labels()).toEqual(["My orders", "Choose a package"]);
  type("  my   order ");
  expect(labels()).toEqual(["My orders"]);
  expect(wordsOf("  My   order ")).toEqual(["my", "order"]);
  type("other");
  expect(labels()).toEqual([]);
  expect(exactMatch([order("m12")], "m12")).toEqual(order("m12"));
  expect(exactMatch([order("m12")], "other")).toBeNull();
});

test("records are asked for when typing rests, and not for a letter or two (2.26)", () => {
  const { type, find, clock } = open();
  type("no");
  clock.increment(SEARCH_DEBOUNCE);
  type(" no ");
  clock.increment(SEARCH_DEBOUNCE);
  type("no1");
  clock.increment(SEARCH_DEBOUNCE - 1);
  type("no12");
  clock.increment(SEARCH_DEBOUNCE);
  expect(find.asked).toEqual([{ query: "no12" }]);
});

test("an answer that comes after a newer question is never shown (2.26)", async () => {
  const { type, find, clock, labels } = open();
  type("no1");
  clock.increment(SEARCH_DEBOUNCE);
  type("no12");
  clock.increment(SEARCH_DEBOUNCE);
  await find.answers(whole(order("no12")), 1);
  await find.answers(whole(order("no1")), 0);
  expect(labels()).toEqual(["no12"]);
});

test("what was found stays while it still fits, and goes when it does not (2.26)", async () => {
  const { type, find, clock, labels } = open();
  type("no1");
  clock.increment(SEARCH_DEBOUNCE);
  await find.answers(whole(order("no12"), order("no13")));
  type("no12");
  expect(labels()).toEqual(["no12"]);
  type("no");
  expect(labels()).toEqual([]);
});

test("the arrows go round, and Enter carries out the row they stand on (2.34)", () => {
  const { actor, done } = open();
  const highlighted = () => highlightedEntry(actor.getSnapshot().context)?.label;
  expect(highlighted()).toBe("My orders");
  actor.send({ type: "HIGHLIGHT_MOVED", to: "previous" });
  expect(highlighted()).toBe("Sign out");
  actor.send({ type: "HIGHLIGHT_MOVED", to: "next" });
  expect(highlighted()).toBe("My orders");
  actor.send({ type: "HIGHLIGHT_MOVED", to: "next" });
  expect(highlighted()).toBe("Choose a package");
  actor.send({ type: "HIGHLIGHT_MOVED", to: "first" });
  expect(highlighted()).toBe("My orders");
  actor.send({ type: "HIGHLIGHT_MOVED", to: "last" });
  actor.send({ type: "CHOSEN" });
  expect(done).toEqual(["signOut"]);
  expect(actor.getSnapshot().value).toBe("closed");
});

test("a row that is pressed is run, whichever one is highlighted (2.34)", () => {
  const { actor, done } = open();
  actor.send({ type: "ROW_CHOSEN", id: "signOut" });
  expect(done).toEqual(["signOut"]);
  expect(actor.getSnapshot().value).toBe("closed");
});

test("a row that is pressed and no longer matches runs nothing, and no other row (2.34)", () => {
  const { actor, type, done } = open();
  type("sign");
  actor.send({ type: "ROW_CHOSEN", id: "packages" });
  expect(done).toEqual([]);
  expect(actor.getSnapshot().value).not.toBe("closed");
});

test("a row that comes later does not move the mark (2.26)", async () => {
  const { actor, type, find, clock } = open();
  type("sign");
  actor.send({ type: "ROW_HIGHLIGHTED", id: "signOut" });
  clock.increment(SEARCH_DEBOUNCE);
  await find.answers(whole(order("sign-1")));
  expect(highlightedEntry(actor.getSnapshot().context)?.id).toBe("signOut");
});

test("a pasted code leads straight to its record (2.26, 3.5)", async () => {
  const { actor, find, done } = open();
  actor.send({ type: "PASTED", query: " no12 " });
  await find.answers(whole(order("no12"), order("no123")));
  expect(done).toEqual(["order no12"]);
  expect(actor.getSnapshot().value).toBe("closed");
});

test("a record that goes by a name is led to by its pasted code as well (2.27)", async () => {
  const { actor, find, done } = open();
  actor.send({ type: "PASTED", query: "app7" });
  await find.answers(whole({ id: "application APP7", group: "applications", label: "Web shop", detail: "APP7" }));
  expect(done).toEqual(["application APP7"]);
});

test("a pasted code that means two records, or none, leaves the choice (2.26)", async () => {
  const { actor, find, done, labels } = open();
  actor.send({ type: "PASTED", query: "no12" });
  await find.answers(whole(order("no12"), { ...order("no12"), id: "another", group: "bills" }));
  expect(labels()).toEqual(["no12", "no12"]);
  actor.send({ type: "PASTED", query: "no999" });
  await find.answers(whole());
  expect(actor.getSnapshot().value).toBe("shown");
  expect(done).toEqual([]);
});

test("Enter that comes before the answer counts when it is there (2.26)", async () => {
  const { actor, type, find, done } = open();
  type("no12");
  actor.send({ type: "CHOSEN" });
  await find.answers(whole(order("no12")));
  expect(done).toEqual(["order no12"]);

  const again = open();
  again.type("no12");
  again.clock.increment(SEARCH_DEBOUNCE);
  again.actor.send({ type: "CHOSEN" });
  await again.find.answers(whole(order("no12")));
  expect(again.done).toEqual(["order no12"]);
});

test("what could not be asked is said, beside what was found, and can be asked again (8.4)", async () => {
  const { actor, type, find, clock, labels } = open();
  type("no12");
  clock.increment(SEARCH_DEBOUNCE);
  await find.answers({ found: [order("no12")], problem: { kind: "failed" } });
  expect(actor.getSnapshot().value).toBe("failed");
  expect(actor.getSnapshot().context.problem).toEqual({ kind: "failed" });
  expect(labels()).toEqual(["no12"]);
  actor.send({ type: "RETRIED" });
  await find.fails();
  expect(actor.getSnapshot().value).toBe("failed");
});

function open() {
  const find = deferredCall<SearchResults, { query: string }>();
  const clock = new SimulatedClock();
  const done: (string | undefined)[] = [];
  const actor = createActor(
    palette.provide({ actors: { find: find.logic }, actions: { runEntry: (_, entry) => done.push(entry?.id) } }),
    { input: { entries: ENTRIES }, clock },
  ).start();
  const labels = () => paletteRows(actor.getSnapshot().context).map(({ label }) => label);
  const type = (query: string) => actor.send({ type: "TYPED", query });
  return { actor, find, clock, done, labels, type };
}

function whole(...found: PaletteEntry[]): SearchResults {
  return { found, problem: null };
}
