import { describe, expect, test } from "vitest";
import {
  admits,
  type GuardedRoute,
  guardRedirect,
  matchRoute,
  redirectTarget,
  returnAddress,
  roleRedirect,
  START_PATH,
} from "./guard.ts";
import { ROUTES } from "./routes.ts";

const routes: GuardedRoute[] = [
  { name: "home", path: "/home/:locale?", access: "public" },
  { name: "login", path: "/login", access: "public" },
  { name: "register", path: "/register", access: "public" },
  { name: "console", path: "/console/index", access: "signedIn" },
  { name: "orderList", path: "/order/list", access: "signedIn" },
  { name: "orderDetail", path: "/order/detail/:code", access: "signedIn" },
  { name: "Redirect", path: "/redirect/*", access: "signedIn" },
  { name: "notFound", path: "/*", access: "signedIn" },
];

describe("a visitor without a session", () => {
  test.each(["/home", "/home/zh-TW", "/login", "/register"])("may enter %s (2.20)", (path) => {
    expect(visit(path, false)).toBeNull();
  });

  test("is sent to sign in with the route's name and the original query (2.20)", {
    tags: ["2.20.b", "2.20.c", "2.20.d"],
  }, () => {
    expect(visit("/order/list?status=paid&page=2", false)).toBe("/login?redirect=orderList&status=paid&page=2");
  });

  test.each([
    "/order/list?status=paid&page=2",
    "/order/list?code=a%26b%3Dc&code=%E8%A8%82%E5%96%AE",
    "/order/detail/A-1%2F2?from=list",
    "/redirect/order/list?page=3",
    "/nowhere/at/all?x=1",
    "/console/index",
  ])("returns to %s after sign-in (2.19, 2.20)", (address) => {
    const signIn = visit(address, false) ?? "";
    expect(visit(signIn, true)).toBe(address);
  });

  test.each(
    ROUTES.filter(({ access }) => access === "signedIn").flatMap(({ name, path }) => {
      const whole = path.replace("*", "a/b").replaceAll(/:(\w+)\??/g, "$1-1");
      const shortest = path
        .replace(/\/:\w+\?$/, "")
        .replace("*", "a/b")
        .replaceAll(/:(\w+)/g, "$1-1");
      return [...new Set([whole, shortest])].map((address) => [name, `${address}?from=mail`]);
    }),
  )("returns to the address %s at %s after sign-in (2.3, 2.19, 2.20)", (_, address) => {
    const signIn = visit(address, false, ROUTES) ?? "";
    expect(visit(signIn, true, ROUTES)).toBe(address);
  });
});

describe("where to return to", () => {
  test("is the console without a requested page (2.19)", { tags: ["2.19.a"] }, () => {
    expect(visit("/login", true)).toBe(START_PATH);
  });

  test.each([
    "?redirect=https://evil.example",
    "?redirect=https:evil.example",
    "?redirect=/\\evil.example",
    "?redirect=%2F%2Fevil.example",
    "?redirect=javascript:alert(1)",
    "?redirect=",
    "?redirect=__proto__",
    "?redirect=home",
    "?redirect=notFound&redirect.*=//evil.example",
    "?redirect=//evil.example",
    "?redirect=/order/list",
    "?redirect=login",
    "?redirect=register",
    "?redirect=toString",
    "?redirect=orderDetail",
    "?redirect=notFound&redirect.*=order/list",
  ])("ignores %s (2.20)", (search) => {
    expect(returnAddress(routes, search)).toBe(START_PATH);
  });

  test("is not overridden by a query's own redirect (2.20)", () => {
    const signIn = visit("/order/list?redirect=console&redirect.code=x&page=2", false) ?? "";
    expect(signIn).toBe("/login?redirect=orderList&page=2");
    expect(visit(signIn, true)).toBe("/order/list?page=2");
  });

  test("keeps a parameter within its own segment", () => {
    expect(returnAddress(routes, "?redirect=orderDetail&redirect.code=../../login")).toBe(
      "/order/detail/..%2F..%2Flogin",
    );
  });

  test("is on this origin for any unknown path", () => {
    expect(returnAddress(routes, "?redirect=notFound&redirect.*=/evil.example")).toBe(START_PATH);
  });
});

describe("a signed-in merchant", () => {
  test.each(["/home", "/order/list", "/nowhere"])("may enter %s", (path) => {
    expect(visit(path, true)).toBeNull();
  });
});

describe("roles (6.1, 6.2)", () => {
  const kept = (roles?: string[]): GuardedRoute => ({
    name: "kept",
    path: "/kept",
    access: "signedIn",
    ...(roles && { roles }),
  });

  test.each([
    ["no list", undefined, "", true],
    ["an empty list", [], "", true],
    ["every role", ["*"], "", true],
    ["their own role", ["user", "admin"], "admin", true],
    ["another role", ["admin"], "user", false],
    ["another role, and they have none", ["admin"], "", false],
  ])("a route with %s: “%s” as “%s” is admitted: %s", (_, roles, role, admitted) => {
    expect(admits(kept(roles), role)).toBe(admitted);
  });

  test("a public route needs no role, even if it lists some", () => {
    expect(admits({ ...kept(["admin"]), access: "public" }, "")).toBe(true);
  });

  test("a role without access is redirected to the first route with access", () => {
    const table = [...routes.slice(0, 3), kept(["admin"]), ...routes.slice(4)];
    expect(roleRedirect(table, kept(["admin"]), "user")).toBe("/order/list");
    expect(roleRedirect(table, kept(["admin"]), "admin")).toBeNull();
  });

  test("without any route with access, the page is not found (2.16)", () => {
    const table = [kept(["admin"]), ...routes.slice(-2)];
    const address = roleRedirect(table, kept(["admin"]), "user") ?? "";
    const found = matchRoute(table, { pathname: address, search: "" })?.route;
    expect(found?.name).toBe("notFound");
    expect(found && roleRedirect(table, found, "user")).toBeNull();
  });
});

describe("/redirect/{path} (2.15)", () => {
  test.each([
    ["order/list", "/order/list"],
    ["/order/list", "/order/list"],
  ])("leads %s to %s", { tags: ["2.15.a"] }, (path, target) => {
    expect(redirectTarget(path, "")).toBe(target);
  });

  test("keeps the query", () => {
    expect(redirectTarget("order/list", "?page=2")).toBe("/order/list?page=2");
  });

  test.each(["//evil.example", "/\\evil.example", "\\evil.example", "/\t/evil.example", ""])("refuses %j", (path) => {
    expect(redirectTarget(path, "")).toBeNull();
  });
});

/** Where the guard sends someone who opens an address; null when they may enter. */
function visit(address: string, signedIn: boolean, table: readonly GuardedRoute[] = routes) {
  const { pathname, search } = new URL(address, "https://console.example");
  const destination = matchRoute(table, { pathname, search });
  if (!destination) throw new Error(`No route takes ${address}`);
  return guardRedirect(table, destination, signedIn);
}
