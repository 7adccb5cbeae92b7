import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Tab } from "./tab-list.ts";
import { tabs } from "./tabs.ts";

test("a screen is a tab once, by its full path, and visiting it makes it the active one (3.4)", {
  tags: ["3.4.a"],
}, () => {
  const { bar } = open("/a", "/b", "/a");
  expect(paths(bar)).toEqual(["/first", "/a", "/b"]);
  expect(bar.getSnapshot().context.active).toBe("/a");
});

test("a screen is kept for each route, where it was last, as long as the route has a tab (9.8, 3.4)", {
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

test("signing out leaves only the first tab, and keeps no screen (4.1, 9.8)", { tags: ["4.1.d", "9.8.a"] }, () => {
  const { bar } = open("/a", "/b");
  bar.send({ type: "SIGNED_OUT" });
  expect(paths(bar)).toEqual(["/first"]);
  expect(bar.getSnapshot().context).toMatchObject({ active: "/first", kept: [] });
});

type Bar = ReturnType<typeof open>["bar"];

function paths(bar: Bar) {
  return bar.getSnapshot().context.tabs.map(({ fullPath }) => fullPath);
}

function tab(fullPath: string): Tab {
  return {
    title: "menu.orders",
    name: fullPath.replace(/\?.*/, ""),
    fullPath,
    query: {},
    ignoreCache: false,
  };
}

function open(...visited: string[]) {
  const went: string[] = [];
  const reloaded: string[] = [];
  const bar = createActor(
    tabs.provide({
      actions: { goTo: (_, path) => went.push(path), reloadScreen: (_, path) => reloaded.push(path) },
    }),
    { input: { first: tab("/first"), opened: [] } },
  ).start();
  for (const path of visited) bar.send({ type: "VISITED", tab: tab(path) });
  return { bar, went, reloaded };
}
