import { expect, test } from "vitest";
import { menuEntries } from "./menu.ts";

const CONSOLE = { name: "console", path: "/console" };

test("server menu: entries lead to the console's screens, also by redirects (7.9)", () => {
  expect(shownOf([CONSOLE, { name: "anything", path: "/order/list" }])).toEqual(["console", "orderList"]);
});

test("server menu: a child's path is appended to its parent's, unless it is absolute (2.18, 7.9)", () => {
  const menu = [
    {
      name: "dashboard",
      path: "/dashboard",
      children: [
        { name: "w", path: "workplace" },
        { name: "o", path: "/order" },
      ],
    },
  ];
  expect(shownOf(menu)).toEqual(["Workplace", "orderList"]);
});

test("server menu: a path without a leading slash is below its parent's (7.9)", () => {
  expect(shownOf([{ name: "o", path: "order/list" }])).toEqual(["orderList"]);
  expect(shownOf([{ name: "x", path: "/x", children: [{ name: "o", path: "order/list" }] }])).toEqual([]);
});

test("server menu: children of an entry without a path are below its parent (7.9)", () => {
  const inner = { name: "inner", path: "", children: [{ name: "l", path: "list" }] };
  expect(menuEntries([{ name: "order", path: "/order", children: [inner] }])).toMatchObject([
    { kind: "screen", name: "orderList" },
  ]);
  const elsewhere = {
    name: "dashboard",
    path: "/dashboard",
    children: [{ ...inner, children: [{ name: "w", path: "workplace" }] }],
  };
  expect(menuEntries([elsewhere])).toMatchObject([{ kind: "screen", name: "Workplace" }]);
});

test("server menu: the children of an entry without a path are shown (7.9)", () => {
  const menu = [{ name: "trade", path: "", children: [{ name: "o", path: "/order/list" }] }];
  expect(shownOf(menu)).toEqual(["orderList"]);
});

test("server menu: unknown and hidden entries are left out (7.9)", () => {
  const menu = [
    { name: "nowhere", path: "/nowhere" },
    { name: "login", path: "/login" },
    { name: "hidden", path: "/order/list", meta: { hideInMenu: true } },
    { name: "hiddenParent", path: "/x", meta: { hideInMenu: true }, children: [CONSOLE] },
  ];
  expect(shownOf(menu)).toEqual([]);
});

test("server menu: entries are in the server's order, those without an order first (7.9)", () => {
  const menu = [
    { name: "u", path: "/user", meta: { order: 2 } },
    { name: "a", path: "/app/list" },
    { name: "o", path: "/order", meta: { order: 1 } },
    { name: "c", path: "/console", meta: { order: 1 } },
    { name: "again", path: "/order/list", meta: { order: 3 } },
  ];
  expect(shownOf(menu)).toEqual(["appList", "orderList", "console", "userCenter"]);
});

test("server menu: links without a name or title are identified by their address (7.9)", () => {
  const unnamed = (path: string) => ({ name: "", path, meta: null, children: [] });
  expect(menuEntries([unnamed("https://docs.example/a"), unnamed("https://docs.example/b")])).toMatchObject([
    { name: "https://docs.example/a", label: "docs.example" },
    { name: "https://docs.example/b", label: "docs.example" },
  ]);
});

test("server menu: external links are https only (2.18)", () => {
  const link = (path: string) => menuEntries([{ name: "docs", path, meta: { title: "Documents" } }]);
  expect(link("https://docs.example/")).toEqual([
    { kind: "link", name: "docs", href: "https://docs.example/", label: "Documents" },
  ]);
  for (const path of ["http://docs.example", "javascript:alert(1)", "//docs.example", "data:text/html,x"]) {
    expect(link(path), path).toEqual([]);
  }
});

function shownOf(menu: Parameters<typeof menuEntries>[0]) {
  return menuEntries(menu).map(({ name }) => name);
}
