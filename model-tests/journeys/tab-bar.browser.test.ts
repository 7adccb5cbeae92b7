import { expect } from "vitest";
import { openSettings } from "#model-tests/browser/areas/frame.ts";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("tab bar: works by keyboard and keeps the opened screens after a reload, until the sign-out (2.39, 3.4, 4.1)", async ({
  openConsole,
  merchant,
}) => {
  const person = await openConsole({ signedInAs: merchant, locale: "zh-TW" });
  const { page, t } = person;
  await person.goto("/user/center");
  const settings = await openSettings(person);
  await settings.switch("tabBar").click();
  await settings.close();
  const { tabs, titles } = tabBar(person);
  const [WORKPLACE, USER, ORDERS] = [
    t("frame:menu.dashboard.workplace"),
    t("frame:menu.userCenter"),
    t("frame:menu.orders"),
  ];
  await person.expectState("tabs", "open");
  expect(await titles()).toEqual([WORKPLACE, USER]);

  // Tabs are unique by full path with query.
  await page.getByRole("link", { name: ORDERS }).first().click();
  await person.expectPath("/order/list");
  await expect.poll(titles).toEqual([WORKPLACE, USER, ORDERS]);
  await page.reload();
  await expect.poll(titles).toEqual([WORKPLACE, USER, ORDERS]);

  // The menu of an inactive tab returns the focus to it.
  const user = tabs.nth(1).getByRole("link");
  await user.focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: t("tabs:reload") }).waitFor();
  await page.keyboard.press("Escape");
  await hasFocus(user);

  // Delete closes. Closing an inactive tab keeps the screen and the history.
  await tabs.nth(1).getByRole("link").focus();
  const length = await page.evaluate(() => history.length);
  await page.keyboard.press("Delete");
  await expect.poll(titles).toEqual([WORKPLACE, ORDERS]);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await person.expectPath("/user/center");
  await expect.poll(titles).toEqual([WORKPLACE, ORDERS, USER]);

  // Tabs can be dragged, except before the first one.
  await tabs.nth(2).dragTo(tabs.nth(1));
  await expect.poll(titles).toEqual([WORKPLACE, USER, ORDERS]);
  await tabs.nth(2).dragTo(tabs.nth(0));
  expect(await titles()).toEqual([WORKPLACE, USER, ORDERS]);
  await tabs.nth(2).click({ button: "middle" });
  // The first one cannot be closed.
  await tabs.nth(0).click({ button: "middle" });
  await expect.poll(titles).toEqual([WORKPLACE, USER]);

  // An address without a tab activates none.
  await person.goto("/nowhere");
  await person.expectText("site:notFound.title");
  await expect.poll(() => tabs.locator("[aria-current]").count()).toBe(0);
  await tabs.nth(1).click({ button: "middle" });
  await expect.poll(titles).toEqual([WORKPLACE]);
  await person.expectPath("/nowhere");
  await page.getByRole("button", { name: t("shell:user.menuOf", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: t("shell:user.signOut") }).click();
  await person.expectPath(/^\/login/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("open-tabs"))).toBe(null);
});

sweep(
  "tab bar: a screen keeps its state until its tab is closed or reloaded, unless its route excludes it (9.8, 3.4)",
  async ({ signedIn: person }) => {
    const { page, t } = person;
    await page.addInitScript(switchTabBarOn);
    await page.setViewportSize({ width: 1280, height: 500 });
    const { tabs, menu } = tabBar(person);
    const entry = (key: string) => page.getByRole("link", { name: t(key), exact: true }).first();
    const tab = (key: string) => tabs.getByRole("link", { name: t(key), exact: true });
    const number = page.getByRole("searchbox", { name: t("bills:bill.number") });

    await person.goto("/currencybill/list");
    await tab("frame:menu.currencyList").waitFor();
    await page.getByRole("cell").first().waitFor();
    await page.evaluate(() => scrollTo(0, 200));
    expect(await page.evaluate(() => scrollY)).toBe(200);
    await entry("frame:menu.bills").click();
    await person.expectState("list", "empty");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // Leaving keeps unsubmitted input without submitting it.
    await number.fill("BI-half");
    await page.goBack();
    await person.expectPath("/currencybill/list");
    await person.expectState("list", "shown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    // Also when the content is removed for a frame while it is measured.
    await page.evaluate(shortForAFrame);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await expect.poll(() => page.title()).toContain(t("frame:menu.currencyList"));
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([t("frame:menu.currencyList")]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    expect(await axeFindings(page)).toEqual([]);

    // The same screen is shown again and refreshes its data.
    const asked = page.waitForRequest("**/api/Bill/List");
    await tab("frame:menu.bills").click();
    await asked;
    await person.expectState("list", "empty");
    expect(await number.inputValue()).toBe("BI-half");
    await expect.poll(() => page.title()).toContain(t("frame:menu.bills"));
    await number.press("Enter");
    await person.expectPath("/bill/list?keyword=BI-half");
    await person.expectState("list", "noMatch");
    await hasFocus(number);
    expect(await axeFindings(page)).toEqual([]);

    // Reloading or closing its tab remounts it.
    const marked = page.locator("[data-marked]");
    const mark = () => number.evaluate((field) => field.toggleAttribute("data-marked", true));
    await mark();
    const title = t("frame:menu.bills");
    await tabs
      .last()
      .getByRole("button", { name: t("tabs:menuOf", { title }) })
      .press("Enter");
    await menu(title)
      .getByRole("menuitem", { name: t("tabs:reload"), exact: true })
      .click();
    await expect.poll(() => marked.count()).toBe(0);
    await mark();
    await entry("frame:menu.orders").click();
    await person.expectState("list", "empty");
    expect(await marked.count()).toBe(1);
    // One tab with and without filters.
    await tab("frame:menu.bills").click({ button: "middle" });
    await expect.poll(() => tab("frame:menu.bills").count()).toBe(0);
    expect(await marked.count()).toBe(0);

    // The orders are remounted each time.
    await page
      .getByLabel(t("orders:list.keyword"), { exact: true })
      .evaluate((field) => field.toggleAttribute("data-marked"));
    await tab("frame:menu.currencyList").click();
    await person.expectState("list", "shown");
    await tab("frame:menu.orders").click();
    await person.expectState("list", "empty");
    expect(await marked.count()).toBe(0);
  },
);

test("tab bar: overflowing tabs fade at the edges, the active one is visible, and the page does not scroll sideways (2.39)", async ({
  openConsole,
  merchant,
}) => {
  const person = await openConsole({ signedInAs: merchant, viewport: { width: 360, height: 740 } });
  const { page } = person;
  await page.addInitScript(switchTabBarOn);
  await page.addInitScript(openTabs, {
    orderList: "/order/list",
    appList: "/app/list",
    billList: "/bill/list",
    transactionList: "/transaction/list",
    callbackList: "/callback/list",
    wallet: "/wallet/index",
  });
  const { tabs } = tabBar(person);
  await person.goto("/user/center");
  await expect.poll(() => tabs.count()).toBe(8);
  const list = page.getByRole("navigation", { name: person.t("tabs:label") }).getByRole("list");
  const fades = () =>
    list.evaluate(({ dataset, scrollLeft }) => [dataset.moreBefore, dataset.moreAfter, scrollLeft > 0]);
  const inView = () =>
    tabs.and(page.locator(".tab-active")).evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await expect.poll(fades).toEqual(["true", "false", true]);
  expect(await inView()).toBe(true);

  await tabs.nth(3).getByRole("link").click();
  await person.expectPath("/bill/list");
  await expect.poll(fades).toEqual(["true", "true", true]);
  await expect.poll(inView).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await tabs.nth(0).getByRole("link").click();
  await person.expectPath("/dashboard/workplace");
  await expect.poll(fades).toEqual(["false", "true", false]);
});

function tabBar({ page, t }: Person) {
  const bar = page.getByRole("navigation", { name: t("tabs:label") });
  return {
    tabs: bar.getByRole("listitem"),
    titles: () => bar.getByRole("link").allTextContents(),
    menu: (title: string) => page.getByRole("menu", { name: t("tabs:menuOf", { title }) }),
  };
}

/** Runs in the page. */
async function shortForAFrame() {
  const content = document.querySelector<HTMLElement>("#content > *");
  if (!content) throw new Error("No content");
  const frame = () => new Promise(requestAnimationFrame);
  content.style.display = "none";
  await frame();
  await frame();
  content.style.display = "";
}

/** Runs in the page: the stored tabs (3.4), as route names. */
function openTabs(paths: Record<string, string>) {
  const tabs = Object.entries(paths).map(([name, fullPath]) => ({
    title: name,
    name,
    fullPath,
    query: {},
    ignoreCache: false,
  }));
  if (!sessionStorage.getItem("open-tabs")) sessionStorage.setItem("open-tabs", JSON.stringify(tabs));
}

/** Runs in the page: stores the setting that shows the tab bar (2.37). */
function switchTabBarOn() {
  localStorage.setItem("settings", JSON.stringify({ tabBar: true }));
}
