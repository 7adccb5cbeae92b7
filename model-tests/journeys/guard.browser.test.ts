import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";

test("guard: public pages, sign-in and account forms need no session (2.2, 2.4, 2.5, 2.6, 2.7, 2.20)", {
  tags: ["2.2.a", "2.4.a", "2.5.a", "2.6.a", "2.7.a", "2.20.a"],
}, async ({ visitor }) => {
  for (const [path, heading] of [
    ["/home", "site:home.hero.title"],
    ["/login", "login:title"],
    ["/register", "account:register.title"],
    ["/forget", "account:forgot.title"],
    ["/products/enterprise-pack", "enterprise:hero.title"],
  ] as const) {
    await visitor.goto(path);
    await visitor.page.getByRole("heading", { level: 1, name: visitor.t(heading), exact: true }).waitFor();
    await visitor.expectPath(path);
  }
});

sweep("guard: every other address leads visitors to the sign-in (2.20)", async ({ visitor }) => {
  for (const path of [
    "/console",
    "/console/index",
    "/order",
    "/order/list",
    "/order/packages",
    "/demo01",
    "/products",
    "/nowhere/at/all",
  ]) {
    await visitor.goto(path);
    await visitor.expectPath(/^\/login\?redirect=\w+/);
    await signInForm(visitor).submit.waitFor();
  }
});

test("guard: signing in leads to the requested page with its query (2.20)", {
  tags: ["2.20.c", "2.20.d"],
}, async ({ visitor, merchant }) => {
  await visitor.goto("/order/list?status=paid&page=2");
  await visitor.expectPath("/login?redirect=orderList&status=paid&page=2");
  await signInForm(visitor).signIn(merchant);
  await visitor.expectPath("/order/list?status=paid&page=2");
});

test("guard: a hostile redirect leads to the console (2.20)", async ({ visitor, merchant }) => {
  const hostile = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "home",
    "__proto__",
    "",
  ];
  await visitor.goto("/login");
  await signInForm(visitor).signIn(merchant);
  await visitor.expectPath("/console/index");
  // The sign-in page redirects in the same way when signed in (2.19).
  for (const redirect of hostile) {
    await visitor.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await visitor.expectPath("/console/index");
  }
});

sweep(
  "guard: a query parameter called redirect does not change the return address (2.20)",
  async ({ visitor, merchant }) => {
    await visitor.goto("/order/list?redirect=packages");
    await visitor.expectPath("/login?redirect=orderList");
    await signInForm(visitor).signIn(merchant);
    await visitor.expectPath("/order/list");
  },
);

test("guard: the sign-in page is not shown when signed in (2.19)", { tags: ["2.19.a"] }, async ({ signedIn }) => {
  await signedIn.goto("/login");
  await signedIn.expectPath("/console/index");
});

sweep("/redirect: leads to addresses of the console only (2.15)", async ({ signedIn }) => {
  await signedIn.goto("/redirect/order/packages");
  await signedIn.expectPath("/order/packages");
  for (const path of ["//evil.example/", "/\\evil.example"]) {
    await signedIn.goto("/console/index");
    await signedIn.expectState("session", "signedIn");
    await signedIn.navigate(`/redirect/${path}`);
    await signedIn.expectText("site:notFound.title");
    expect(new URL(signedIn.page.url()).origin).toBe(signedIn.url);
  }
});

test("unknown address: shows that nothing was found inside the console (2.16)", { tags: ["2.16.a"] }, async ({
  signedIn,
}) => {
  await signedIn.goto("/nowhere/at/all");
  await signedIn.expectText("site:notFound.title");
});

test("navigation: a link clicked while the console loads works (2.16)", async ({ signedIn }) => {
  const { page } = signedIn;
  await page.addInitScript(() => {
    const append = Element.prototype.appendChild;
    // The elements react to the pointer only after they are mounted.
    Element.prototype.appendChild = function <T extends Node>(this: Element, child: T) {
      if (this.id === "root") {
        Element.prototype.appendChild = append;
        history.pushState({}, "", "/order/list");
        dispatchEvent(new PopStateEvent("popstate"));
      }
      return append.call(this, child) as T;
    };
  });
  await signedIn.goto("/help/overview");
  await signedIn.machine("list").waitFor();
  await signedIn.expectPath("/order/list");
});
