import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type Tab, withVisited } from "./tab-list.ts";
import { tabs } from "./tabs.ts";

test("tabs: a screen visited twice has one tab, which becomes active (3.4)", {
  tags: ["3.4.a"],
}, () => {
  const { bar } = open("/a", "/b", "/a");
  expect(paths(bar)).toEqual(["/first", "/a", "/b"]);
  expect(bar.getSnapshot().context.active).toBe("/a");
});

test("tabs: filters, pages and open records of a list share one tab, which follows the address (3.4)", () => {
  const { bar } = open("/a?status=paid", "/b", "/a?status=paid&page=2", "/a?open=7");
  expect(paths(bar)).toEqual(["/first", "/a?open=7", "/b"]);
  expect(bar.getSnapshot().context.active).toBe("/a?open=7");
  bar.send({ type: "VISITED", tab: tab("/first?x=1") });
  expect(paths(bar)).toEqual(["/first?x=1", "/a?open=7", "/b"]);
});

test("tabs: closing or moving an unknown tab changes nothing, nor does visiting an open one at its address (3.4)", () => {
  const { bar, went } = open("/a", "/b");
  for (const scope of ["this", "left", "right", "others", "all"] as const)
    bar.send({ type: "CLOSED", fullPath: "/gone", scope });
  bar.send({ type: "MOVED", fullPath: "/gone", to: 1 });
  expect(paths(bar)).toEqual(["/first", "/a", "/b"]);
  expect(went).toEqual([]);
  const before = bar.getSnapshot().context.tabs;
  expect(withVisited(before, tab("/a"))).toBe(before);
});

test("tabs: a dragged tab moves to its new place (3.4)", () => {
  const { bar } = open("/a", "/b", "/c");
  bar.send({ type: "MOVED", fullPath: "/c", to: 1 });
  expect(paths(bar)).toEqual(["/first", "/c", "/a", "/b"]);
});

test("tabs: a route keeps its screen, at its last address, as long as it has a tab (9.8, 3.4)", {
  tags: ["9.8.a"],
}, () => {
  const { bar } = open("/a", "/a?page=2", "/b");
  const kept = () => bar.getSnapshot().context.kept;
  const [a, b] = [
    { name: "/a", fullPath: "/a?page=2" },
    { name: "/b", fullPath: "/b" },
  ];
  expect(kept()).toEqual([a, b]);
  bar.send({ type: "VISITED", tab: tab("/b?page=3") });
  expect(kept()).toEqual([a, { name: "/b", fullPath: "/b?page=3" }]);
  bar.send({ type: "VISITED", tab: tab("/b") });
  bar.send({ type: "VISITED", tab: { ...tab("/left-out"), ignoreCache: true } });
  expect(kept()).toEqual([a, b]);
  bar.send({ type: "CLOSED", fullPath: "/a?page=2", scope: "this" });
  expect(kept()).toEqual([b]);
});

type Bar = ReturnType<typeof open>["bar"];

function paths(bar: Bar) {
  return bar.getSnapshot().context.tabs.map(({ fullPath }) => fullPath);
}

function tab(fullPath: string): Tab {
  return { title: "menu.orders", name: fullPath.replace(/\?.*/, ""), fullPath, query: {}, ignoreCache: false };
}

function open(...visited: string[]) {
  const went: string[] = [];
  const provided = tabs.provide({ actions: { goTo: (_, path) => went.push(path) } });
  const bar = createActor(provided, { input: { first: tab("/first"), opened: [] } }).start();
  for (const path of visited) bar.send({ type: "VISITED", tab: tab(path) });
  return { bar, went };
}
