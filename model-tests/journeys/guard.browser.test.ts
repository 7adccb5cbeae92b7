import { signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";

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

test("guard: signing in leads to the requested page with its query (2.20)", {
  tags: ["2.20.c", "2.20.d"],
}, async ({ visitor, merchant }) => {
  await visitor.goto("/order/list?status=paid&page=2");
  await visitor.expectPath("/login?redirect=orderList&status=paid&page=2");
  await signInForm(visitor).signIn(merchant);
  await visitor.expectPath("/order/list?status=paid&page=2");
});

test("guard: signed in, the sign-in page leads to the console, also with a hostile redirect (2.19, 2.20)", {
  tags: ["2.19.a"],
}, async ({ visitor, merchant }) => {
  // guard.test.ts has every form.
  const hostile = ["https://evil.example/", "/\\evil.example", ""];
  await visitor.goto("/login");
  await signInForm(visitor).signIn(merchant);
  await visitor.expectPath("/console/index");
  for (const redirect of hostile) {
    await visitor.goto(redirect === "" ? "/login" : `/login?redirect=${encodeURIComponent(redirect)}`);
    await visitor.expectPath("/console/index");
  }
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
