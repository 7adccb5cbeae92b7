import { expect, test } from "vitest";
import { guardRedirect, matchRoute } from "./guard.ts";
import { MENU } from "./menu.ts";
import { REDIRECTS, ROUTES } from "./routes.ts";

test.each([
  ["2.1", "/", "/home", "home"],
  ["2.8", "/console", "/console/index", "console"],
  ["2.9", "/order", "/order/list", "orderList"],
  ["2.11", "/bill", "/bill/list", "billList"],
  ["2.12", "/rechargeBill", "/rechargeBill/list", "rechargeBillList"],
  ["2.13", "/currencybill", "/currencybill/list", "currencyList"],
  ["2.31", "/wallet", "/wallet/index", "wallet"],
  ["2.31", "/mycurrency", "/mycurrency/list", "myCurrencyList"],
  ["2.31", "/transaction", "/transaction/list", "transactionList"],
  ["2.31", "/callback", "/callback/list", "callbackList"],
  ["2.10", "/app", "/app/list", "appList"],
  ["2.17", "/dashboard", "/dashboard/workplace", "Workplace"],
])(
  "%s: %s redirects to %s, the route %s",
  { tags: ["2.1.a", "2.8.a", "2.8.b", "2.9.a", "2.10.a", "2.11.a", "2.12.a", "2.13.a"] },
  (_, from, to, name) => {
    expect(REDIRECTS[from]).toBe(to);
    expect(routeAt(to)).toMatchObject({ name });
  },
);

test("the console and its five lists have the specified positions in the menu", {
  tags: ["2.8.c", "2.9.b", "2.10.b", "2.11.b", "2.12.b", "2.13.b"],
}, () => {
  const paths = [
    "/console/index",
    "/order/list",
    "/app/list",
    "/bill/list",
    "/rechargeBill/list",
    "/currencybill/list",
  ];
  expect(paths.map((path) => routeAt(path)?.order)).toEqual([0, 1, 3, 4, 4, 5]);
});

test("the pages outside the console are at their addresses", {
  tags: ["1.2.a", "2.2.a", "2.3.a", "2.4.a", "2.5.a", "2.6.a", "2.7.a"],
}, () => {
  const paths = ["/home", "/demo01", "/login", "/register", "/forget", "/products/enterprise-pack"];
  const names = ["home", "demo01", "login", "register", "forget", "enterprise-pack"];
  expect(paths.map((path) => routeAt(path)?.name)).toEqual(names);
});

test("without a token, four pages besides the sign-in are public, and all others redirect to it", {
  tags: ["2.20.a", "2.20.b", "2.15.b", "6.1.a"],
}, () => {
  const open = ["/home", "/products/enterprise-pack", "/register", "/forget", "/login"];
  expect(open.map(turnedAway)).toEqual([null, null, null, null, null]);
  const others = ROUTES.filter(({ access }) => access !== "public").map(({ path }) => path.replace(/\/[:*].*$/, "/x"));
  expect(others.length).toBeGreaterThan(20);
  for (const path of [...others, "/redirect/order/list", "/nowhere"])
    expect(turnedAway(path)).toMatch(/^\/login\?redirect=\w/);
});

test("routes: names and paths are unique", () => {
  for (const key of ["name", "path"] as const) {
    expect(new Set(ROUTES.map((route) => route[key])).size).toBe(ROUTES.length);
  }
});

test("menu: it has exactly eleven entries in this order (2.31, 2.34)", { tags: ["2.34.a", "2.31.a", "1.1.d"] }, () => {
  expect(MENU.map(({ name }) => name)).toEqual([
    "console",
    "orderList",
    "appList",
    "billList",
    "rechargeBillList",
    "transactionList",
    "callbackList",
    "wallet",
    "myCurrencyList",
    "currencyList",
    "userCenter",
  ]);
});

test("menu: entries of a group are adjacent (2.34)", () => {
  const headings = MENU.map(({ group }) => group).filter((group, at, all) => group !== all[at - 1]);
  expect(new Set(headings).size).toBe(headings.length);
});

test("a screen without an entry marks an existing one (2.34)", () => {
  for (const { activeMenu } of ROUTES) {
    if (activeMenu) expect(MENU.map(({ name }) => name)).toContain(activeMenu);
  }
});

test("/dashboard leads to the workplace, titled menu.dashboard.workplace (2.17)", {
  tags: ["2.17.a", "2.17.b"],
}, () => {
  expect(REDIRECTS["/dashboard"]).toBe("/dashboard/workplace");
  expect(routeAt("/dashboard/workplace")?.title).toBe("frame:menu.dashboard.workplace");
});

test.each(["/nowhere", "/order/nowhere", "/console/index/x"])(
  "%s is not found (2.16)",
  { tags: ["2.16.a"] },
  (path) => {
    expect(routeAt(path)?.name).toBe("notFound");
  },
);

test("every route of the console needs a token, and lists every role (2.14, 6.1)", {
  tags: ["6.1.a", "6.1.b", "2.14.a"],
}, () => {
  const inConsole = ROUTES.filter(({ frame, name }) => frame === "console" && !["Redirect", "notFound"].includes(name));
  expect(inConsole.length).toBeGreaterThan(0);
  for (const route of inConsole) expect(route).toMatchObject({ access: "signedIn", roles: ["*"] });
});

/** Where the guard sends a visitor without a token; null when they may enter. */
function turnedAway(pathname: string): string | null {
  const destination = matchRoute(ROUTES, { pathname, search: "" });
  return destination && guardRedirect(ROUTES, destination, false);
}

function routeAt(pathname: string) {
  return matchRoute(ROUTES, { pathname, search: "" })?.route;
}
