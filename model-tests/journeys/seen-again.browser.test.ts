import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { packageChoice } from "#model-tests/browser/areas/orders.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

const ELSEWHERE = "/help/overview";

test("a list that was seen is shown at once, and brought up to date, and nothing around its rows moves (2.26)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const first = await service.newOrder(merchant);
  const { page } = signedIn;
  await signedIn.goTo("/order/list");
  await row(page, first.code).waitFor();
  await leaves(signedIn);
  await service.cancelOrder(merchant, first.code);
  const second = await service.newOrder(merchant);
  const answers = await held(page, "**/api/Order/List");

  const moved = await watchMoves(page);
  await signedIn.moveTo("/order/list");
  await row(page, first.code).waitFor();
  await signedIn.sees("list", "loading");
  await page.locator('[aria-busy="true"]').waitFor();
  // Clearly usable: it can be searched, sorted and paged, and a record opens.
  await row(page, first.code).getByRole("cell").nth(1).click();
  await signedIn.arrivesAt(/open=/);
  await page.goBack();
  expect(await row(page, second.code).count()).toBe(0);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  // A row that is new takes its place above the others; what stands around the rows stays where it is.
  const around = [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("search"),
    page.getByRole("columnheader").first(),
  ];
  const places = () => Promise.all(around.map((part) => part.boundingBox()));
  const before = await places();
  answers();
  await row(page, second.code).waitFor();
  await row(page, first.code).getByText(signedIn.say("orders:status.cancelled")).waitFor();
  expect(await places()).toEqual(before);
});

test("a list is remembered with its search, and each search by itself (2.26)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const [one, other] = [await service.newOrder(merchant), await service.newOrder(merchant)];
  const { page } = signedIn;
  await signedIn.goTo(`/order/list?code=${one.code}`);
  await row(page, one.code).waitFor();
  await leaves(signedIn);
  const answers = await held(page, "**/api/Order/List");
  await signedIn.moveTo(`/order/list?code=${one.code}`);
  await row(page, one.code).waitFor();
  await leaves(signedIn);
  await signedIn.moveTo("/order/list");
  await page.getByLabel(signedIn.say("list:loading")).first().waitFor({ state: "attached" });
  expect(await row(page, one.code).count()).toBe(0);
  answers();
  await row(page, other.code).waitFor();
});

test("what cannot be brought up to date stays, and is said to be old (8.4)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { code } = await service.newOrder(merchant);
  const { page } = signedIn;
  signedIn.complaints.allow(/Failed to load resource/);
  await signedIn.goTo("/order/list");
  await row(page, code).waitFor();
  await leaves(signedIn);
  await page.route("**/api/Order/List", (route) => route.fulfill({ status: 503 }));
  await signedIn.moveTo("/order/list");
  await signedIn.reads("list:failedKept");
  await row(page, code).waitFor();
});

test("the home, the currencies, the devices, the wallet and the packages are shown at once, too (2.24, 2.25, 2.31, 7.15)", async ({
  signedIn,
}) => {
  const { page, say } = signedIn;
  const screens = [
    ["/console/index", signedIn.machine("accessProcess").getByRole("listitem").first()],
    ["/mycurrency/list", page.getByRole("switch").first()],
    ["/user/center", signedIn.machine("devices").getByRole("listitem").first()],
    ["/wallet/index", page.getByRole("img", { name: say("chain:address.qr") })],
    ["/order/packages", packageChoice(signedIn).cards.first()],
  ] as const;
  await signedIn.goTo(ELSEWHERE);
  for (const [path, shown] of screens) {
    await signedIn.moveTo(path);
    await shown.waitFor();
    await page.waitForLoadState("networkidle");
  }
  await leaves(signedIn);
  const answers = await held(page, "**/api/**");
  for (const [path, shown] of screens) {
    const moved = await watchMoves(page);
    await signedIn.moveTo(path);
    await shown.waitFor();
    expect([path, await page.locator("[data-arriving], [class*=skeleton]").count()]).toEqual([path, 0]);
    expect([path, (await moved()) <= 0.02]).toEqual([path, true]);
  }
  // Chosen already, and ordered once it is known what is on sale.
  const packages = packageChoice(signedIn);
  await packages.cards.first().click();
  expect(await packages.order.isEnabled()).toBe(false);
  answers();
  await expect.poll(() => packages.order.isEnabled()).toBe(true);
  expect(await packages.packages.first().isChecked()).toBe(true);
});

test("packages that cannot be brought up to date stay, and are not ordered before they can (2.25, 8.4)", async ({
  signedIn,
}) => {
  const { page } = signedIn;
  const packages = packageChoice(signedIn);
  signedIn.complaints.allow(/Failed to load resource/);
  await signedIn.goTo("/order/packages");
  await packages.cards.first().waitFor();
  await leaves(signedIn);
  await page.route("**/api/Package/List", (route) => route.fulfill({ status: 503 }));
  await signedIn.moveTo("/order/packages");
  await signedIn.reads("orders:packages.unavailable.title");
  await packages.cards.first().waitFor();
  expect(await packages.order.isEnabled()).toBe(false);
  await page.unrouteAll();
  await signedIn.button("shell:error.retry").click();
  await expect.poll(() => packages.order.isEnabled()).toBe(true);
});

test("nobody sees what another merchant was shown on the same page (3.1, 4.1)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const mine = await service.newOrder(merchant);
  const { page } = signedIn;
  await signedIn.goTo("/order/list");
  await row(page, mine.code).waitFor();
  const document = await page.evaluateHandle(() => globalThis.document);
  const tab = await signedIn.newTab();
  await tab.goto(`${signedIn.url}/home`);
  await tab.evaluate(() => {
    for (const key of ["token", "UserIdToken"]) localStorage.removeItem(key);
  });
  await signedIn.arrivesAt(/^\/login/);
  const other = await service.newMerchant();
  const answers = await held(page, "**/api/Order/List");
  await signInForm(signedIn).signIn(other);
  await signedIn.arrivesAt("/order/list");
  await signedIn.sees("list", "loading");
  expect(await row(page, mine.code).count()).toBe(0);
  expect(await document.evaluate((before) => before === globalThis.document)).toBe(true);
  answers();
  await signedIn.sees("list", "empty");
});

function row(page: Page, code: string) {
  return page.getByRole("row").filter({ hasText: code }).first();
}

async function leaves(person: Person) {
  await person.page.waitForLoadState("networkidle");
  await person.moveTo(ELSEWHERE);
  await person.page.locator("h1").first().waitFor();
  await expect.poll(() => person.page.locator('[data-machine="list"]').count()).toBe(0);
}

/** Holds the answers to a call back. @returns lets them come. */
async function held(page: Page, call: string) {
  const come = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await come.promise;
    await route.continue().catch(() => undefined);
  });
  return () => come.resolve();
}

/** @returns how much has moved by itself since. */
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
