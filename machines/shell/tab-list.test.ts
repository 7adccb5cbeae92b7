import { expect, test } from "vitest";
import { type Tab, withTabMoved, withVisited } from "./tab-list.ts";

const tab = (fullPath: string): Tab => ({ title: "", name: "", fullPath, query: {}, ignoreCache: false });
const [first, a, b] = ["/first", "/a", "/b"].map(tab) as [Tab, Tab, Tab];

test("tabs: a visit changes nothing at the address of a tab, and the tab at another address of its list (3.4)", () => {
  const open = [first, a, b];
  expect(withVisited(open, tab("/a"))).toBe(open);
  expect(withVisited(open, tab("/first?x=1"))).toEqual([tab("/first?x=1"), a, b]);
});

test("tabs: a tab can be moved to the second place (3.4)", () => {
  expect(withTabMoved([first, a, b], "/b", 1)).toEqual([first, b, a]);
});
