import { expect, test } from "vitest";
import { destinationOf } from "./guard.ts";
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
])("%s: %s leads on to %s, the route %s", (_, from, to, name) => {
  expect(REDIRECTS[from]).toBe(to);
  expect(routeAt(to)).toMatchObject({ name });
});

test("every address that leads on leads to a route of the table (2.8–2.13)", () => {
  for (const to of Object.values(REDIRECTS)) expect(routeAt(to)?.name).not.toBe("notFound");
});

test("names and addresses are each a route's own", () => {
  for (const key of ["name", "path"] as const) {
    expect(new Set(ROUTES.map((route) => route[key])).size).toBe(ROUTES.length);
  }
});

test("the menu ascends by its order, and equals stand as the table has them (2.34)", () => {
  const orders = MENU.map(({ order }) => order ?? -1);
  expect(orders).toEqual(orders.toSorted((one, other) => one - other));
  const table = ROUTES.map(({ name }) => name);
  for (const [at, entry] of MENU.entries()) {
    const next = MENU[at + 1];
    if (next && next.order === entry.order) expect(table.indexOf(next.name)).toBeGreaterThan(table.indexOf(entry.name));
  }
});

test("the menu holds all eleven entries and no other (2.31, 2.34)", () => {
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

test("entries of one group stand together, so that each heading comes once (2.34)", () => {
  const headings = MENU.map(({ group }) => group).filter((group, at, all) => group !== all[at - 1]);
  expect(new Set(headings).size).toBe(headings.length);
});

test("whoever has no entry marks one that exists (2.34)", () => {
  for (const { activeMenu } of ROUTES) {
    if (activeMenu) expect(MENU.map(({ name }) => name)).toContain(activeMenu);
  }
});

test("the workplace is titled menu.dashboard.workplace (2.17)", () => {
  expect(routeAt("/dashboard/workplace")?.title).toBe("frame:menu.dashboard.workplace");
});

test.each(["/nowhere", "/order/nowhere", "/console/index/x"])("%s is not found (2.16)", (path) => {
  expect(routeAt(path)?.name).toBe("notFound");
});

test("every route of the console needs a token, and lists every role (2.14, 6.1)", () => {
  const inConsole = ROUTES.filter(({ frame, name }) => frame === "console" && name !== "notFound");
  expect(inConsole.length).toBeGreaterThan(0);
  for (const route of inConsole) expect(route).toMatchObject({ access: "signedIn", roles: ["*"] });
});

function routeAt(pathname: string) {
  return destinationOf(ROUTES, { pathname, search: "" })?.route;
}
