import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { packageChoice } from "#model-tests/browser/areas/orders.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

/** A screen without calls. */
const ELSEWHERE = "/help/overview";
/** The calls of each screen of the menu. */
const CALLS = {
  "/order/list": ["Order/List"],
  "/console/index": [
    "Login/CheckLastLogin",
    "Dashboard/Figures",
    "Dashboard/Attention",
    "Dashboard/Receipts",
    "Dashboard/Progress",
    "Bill/List",
    "Order/List",
  ],
  "/app/list": ["App/List"],
  "/mycurrency/list": ["Currency/Mine"],
  "/currencybill/list": ["Currency/List"],
  "/bill/list": ["Bill/List"],
  "/rechargeBill/list": ["RechargeBill/List"],
  "/transaction/list": ["Transaction/List"],
  "/callback/list": ["Callback/List"],
  "/user/center": ["Session/List"],
};
/** Longer than the hover delay and any other delay of prefetching, in milliseconds. */
const LONG = 5_000;
/** What shows that data is still loading. */
const LOADING = '[data-arriving], [class*=skeleton], #content [aria-busy="true"]';

test("prefetch: a hovered link opens without waiting for the service", async ({ signedIn }) => {
  for (const [path, calls] of Object.entries(CALLS)) {
    await startsFrom(signedIn, ELSEWHERE);
    await prefetched(signedIn, calls, () => link(signedIn.page, path).hover());
    const come = await held(signedIn.page, "**/api/**");
    await link(signedIn.page, path).click();
    await stands(signedIn, path);
    await come();
  }
});

test("prefetch: a link counts that the pointer was on before prefetching started", async ({ signedIn }) => {
  const { page } = signedIn;
  const come = await held(page, "**/assets/prefetch-screens-*.js");
  await startsFrom(signedIn, ELSEWHERE);
  await link(page, "/order/list").hover();
  await prefetched(signedIn, CALLS["/order/list"], come);
});

test("prefetch: the link to the wallet makes no address, which would count as one of the package's (3.6, 7.12)", async ({
  signedIn,
}) => {
  await startsFrom(signedIn, ELSEWHERE);
  const made = signedIn.requests(/GetUserWallet/);
  await prefetched(signedIn, ["Wallet/Balance"], () => link(signedIn.page, "/wallet/index").hover());
  expect(made).toEqual([]);
});

sweep("prefetch: nothing is prefetched with data saving on", async ({ openConsole, merchant }) => {
  const person = await openConsole({ signedInAs: merchant });
  const { page, t } = person;
  // As Chromium reports with data saving on.
  await person.context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await person.goto("/home");
  await page.clock.runFor(LONG);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /\/assets\/console-.*\.js$/.test(path))).toEqual([]);

  await person.goto("/order/list");
  await stands(person, "/order/list");
  await startsFrom(person, "/console/index");
  asked.length = 0;
  const toPackages = page.getByRole("main").locator('a[href="/order/packages"]').first();
  for (const near of [toPackages, link(page, "/order/list"), person.button("frame:settings")]) {
    await near.hover();
    await page.clock.runFor(LONG);
  }
  expect(asked.filter((path) => /PackagesScreen|SettingsDrawer|Package\/List|Order\/List/.test(path))).toEqual([]);

  await person.button("frame:settings").click();
  await page.getByRole("dialog", { name: t("frame:settings") }).waitFor();
  await page.keyboard.press("Escape");
  await toPackages.click();
  await person.expectState("orderPlacement", "choosing");
});

sweep("prefetch: a list with a default view requests that view only (2.26)", async ({ signedIn }) => {
  const { page } = signedIn;
  await signedIn.context.addInitScript(() => {
    const views = [{ name: "Paid", query: "status=paid" }];
    localStorage.setItem("list-orders", JSON.stringify({ columns: "", views, usual: "Paid" }));
  });
  await startsFrom(signedIn, ELSEWHERE);
  const asked = signedIn.requests(/\/api\/Order\/List/);
  const code = page.waitForResponse(/\/assets\/OrdersScreen-.*\.js$/);
  await link(page, "/order/list").hover();
  await code;
  await link(page, "/order/list").click();
  await page.waitForURL("**/order/list?status=paid&view=Paid");
  await stands(signedIn, "/order/list");
  expect(asked[0]?.postDataJSON()).toEqual({ page: 1, pageSize: 20, status: "paid" });
});

test("cache: a new order is in the list, although the list was cached (2.25, 2.26)", async ({ signedIn }) => {
  const { page } = signedIn;
  await signedIn.goto("/order/packages");
  await packageChoice(signedIn).cards.last().click();
  await prefetched(signedIn, CALLS["/order/list"], () => link(page, "/order/list").hover());
  await signedIn.button("orders:packages.order").focus();
  await page.keyboard.press("Enter");
  await signedIn.expectPath(/^\/order\/list\?pay=/);
  const code = new URL(page.url()).searchParams.get("pay") ?? "";
  await row(page, code).waitFor({ state: "attached" });
});

test("cache: a cached list is shown at once as outdated and refreshed without a layout shift (2.26)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const first = await service.newOrder(merchant);
  const { page } = signedIn;
  await signedIn.goto("/order/list");
  await row(page, first.code).waitFor();
  await leaves(signedIn);
  await service.cancelOrder(merchant, first.code);
  const second = await service.newOrder(merchant);
  const come = await held(page, "**/api/Order/List");

  const moved = await watchMoves(page);
  await signedIn.navigate("/order/list");
  await row(page, first.code).waitFor();
  await signedIn.expectState("list", "loading");
  await page.locator('[aria-busy="true"]').waitFor();
  // Searching, sorting, paging and opening a record work.
  await row(page, first.code).getByRole("cell").nth(1).click();
  await signedIn.expectPath(/open=/);
  await page.goBack();
  expect(await row(page, second.code).count()).toBe(0);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  // A new row is added on top; nothing around the rows moves.
  const around = [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("search"),
    page.getByRole("columnheader").first(),
  ];
  const places = () => Promise.all(around.map((part) => part.boundingBox()));
  const before = await places();
  await come();
  await row(page, second.code).waitFor();
  await row(page, first.code).getByText(signedIn.t("chain:orderStatus.cancelled")).waitFor();
  expect(await places()).toEqual(before);
});

sweep(
  "cache: home, currencies, devices, wallet and packages are shown at once (2.24, 2.25, 2.31, 7.15)",
  async ({ signedIn, merchant, service }) => {
    const { page, t } = signedIn;
    await service.newOrder(merchant);
    const packages = packageChoice(signedIn);
    const screens = [
      ["/console/index", signedIn.machine("accessProcess").getByRole("listitem").first()],
      ["/mycurrency/list", page.getByRole("switch").first()],
      ["/user/center", signedIn.machine("devices").getByRole("listitem").first()],
      ["/wallet/index", page.getByRole("img", { name: t("chain:address.qr") })],
      ["/order/packages", packages.cards.first()],
    ] as const;
    await signedIn.goto(ELSEWHERE);
    for (const [path, shown] of screens) {
      await signedIn.navigate(path);
      await shown.waitFor();
      await expect.poll(() => page.locator(LOADING).count()).toBe(0);
    }
    await leaves(signedIn);
    signedIn.errors.allow(/Failed to load resource/);
    const come = await held(page, "**/api/**");
    for (const [path, shown] of screens) {
      const moved = await watchMoves(page);
      await signedIn.navigate(path);
      await shown.waitFor();
      expect([path, await page.locator("[data-arriving], [class*=skeleton]").count()]).toEqual([path, 0]);
      expect([path, (await moved()) <= 0.02]).toEqual([path, true]);
    }
    // Selected already, and ordered once the packages are loaded.
    await packages.cards.first().click();
    expect(await packages.order.isEnabled()).toBe(false);
    await come(503);
    await signedIn.expectText("orders:packages.unavailable.title");
    await packages.cards.first().waitFor();
    expect(await packages.order.isEnabled()).toBe(false);
    await signedIn.button("shell:error.retry").click();
    await expect.poll(() => packages.order.isEnabled()).toBe(true);
  },
);

test("cache: another merchant on the same page sees none of it (3.1, 4.1)", async ({ signedIn, merchant, service }) => {
  const mine = await service.newOrder(merchant);
  const { page } = signedIn;
  await signedIn.goto("/order/list");
  await row(page, mine.code).waitFor();
  const document = await page.evaluateHandle(() => globalThis.document);
  const tab = await signedIn.newTab();
  await tab.goto(`${signedIn.url}/home`);
  await tab.evaluate(() => {
    for (const key of ["token", "UserIdToken"]) localStorage.removeItem(key);
  });
  await signedIn.expectPath(/^\/login/);
  const other = await service.newMerchant();
  const come = await held(page, "**/api/Order/List");
  await signInForm(signedIn).signIn(other);
  await signedIn.expectPath("/order/list");
  await signedIn.expectState("list", "loading");
  expect(await row(page, mine.code).count()).toBe(0);
  expect(await document.evaluate((before) => before === globalThis.document)).toBe(true);
  await come();
  await signedIn.expectState("list", "empty");
});

function link(page: Page, path: string) {
  return page.locator(`a[href="${path}"]`).first();
}

function row(page: Page, code: string) {
  return page.getByRole("row").filter({ hasText: code }).first();
}

/** Opens a screen, waits until it is stable, and moves the pointer to its title. */
async function startsFrom(person: Person, path: string) {
  if ((await person.page.locator("#content").count()) > 0) await person.navigate(path);
  else await person.goto(path);
  await stands(person, path);
  await person.page.locator("#content h1").first().hover();
  await markTitles(person.page);
}

/** Waits until a screen and its data are loaded. */
async function stands(person: Person, path: string) {
  await person.expectPath(path);
  // The previous screen stays until this one is rendered.
  await person.page.locator("#content h1:not([data-before])").first().waitFor();
  await person.page.waitForFunction(() => !document.querySelector('#content [aria-busy="true"], [data-arriving]'));
}

/** Marks the current titles, to distinguish the next screen's. */
async function markTitles(page: Page) {
  await page.evaluate(() => {
    for (const title of document.querySelectorAll("#content h1")) title.setAttribute("data-before", "");
  });
}

/** Waits until each of these calls is answered. */
async function prefetched({ page }: Person, calls: readonly string[], comesNear: () => Promise<unknown>) {
  const answers = calls.map(async (call) => (await page.waitForResponse(new RegExp(`/api/${call}\\b`))).finished());
  await comesNear();
  await Promise.all(answers);
}

async function leaves(person: Person) {
  await person.navigate(ELSEWHERE);
  await person.page.locator("h1").first().waitFor();
  await expect.poll(() => person.page.locator('[data-machine="list"]').count()).toBe(0);
}

/** Holds the answers to a call. @returns a function that releases them, with a status if given. */
async function held(page: Page, call: string) {
  const come = Promise.withResolvers<number | undefined>();
  await page.route(call, async (route) => {
    const status = await come.promise;
    await (status ? route.fulfill({ status }) : route.continue()).catch(() => undefined);
  });
  return async (status?: number) => {
    come.resolve(status);
    await page.unrouteAll({ behavior: "wait" });
  };
}

/** @returns the layout shift since. */
async function watchMoves(page: Page) {
  await page.evaluate(() => {
    const moves = { sum: 0 };
    Reflect.set(window, "moves", moves);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, "hadRecentInput") !== true) moves.sum += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, "moves"), "sum")));
}
