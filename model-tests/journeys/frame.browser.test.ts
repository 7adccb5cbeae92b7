import { expect } from "vitest";
import { userMenu } from "#model-tests/browser/areas/account.ts";
import { frameOf } from "#model-tests/browser/areas/frame.ts";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";

/** The menu entries (2.34) in order: title, link, and the path it leads to. */
const ENTRIES = [
  ["console", "/console", "/console/index"],
  ["orders", "/order", "/order/list"],
  ["applications", "/app", "/app/list"],
  ["bills", "/bill", "/bill/list"],
  ["rechargeBills", "/rechargeBill", "/rechargeBill/list"],
  ["transactions", "/transaction", "/transaction/list"],
  ["callbacks", "/callback", "/callback/list"],
  ["wallet", "/wallet", "/wallet/index"],
  ["myCurrencies", "/mycurrency", "/mycurrency/list"],
  ["currencyList", "/currencybill", "/currencybill/list"],
  ["userCenter", "/user", "/user/center"],
] as const;

test("menu: has every entry in order; each opens its screen, is marked there and sets the title (2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, 2.34)", {
  tags: ["2.8.a", "2.9.a", "2.10.a", "2.11.a", "2.12.a", "2.13.a", "2.31.a", "2.34.a"],
}, async ({ signedIn }) => {
  const { page, t } = signedIn;
  const { menu, entry } = frameOf(signedIn);
  for (const [title, from, to] of ENTRIES) {
    await signedIn.goto(from);
    await signedIn.expectPath(to);
    await entry(`frame:menu.${title}`).and(page.locator('[aria-current="page"]')).waitFor();
    await expect.poll(() => page.title()).toBe(`${t(`frame:menu.${title}`)} · ${t("shell:product")}`);
  }
  expect(await menu.getByRole("link").allInnerTexts()).toEqual(ENTRIES.map(([title]) => t(`frame:menu.${title}`)));
});

test("menu: collapses to icons with names and stays so after a reload; on a phone it is a drawer (2.34)", async ({
  signedIn,
}) => {
  const { page, t } = signedIn;
  const { side, entry } = frameOf(signedIn);
  await signedIn.goto("/user/center");
  await signedIn.button("frame:navigation.collapse").click();
  // The layout changes after the pressed state.
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(48);
  await entry("frame:menu.console").click();
  await signedIn.expectPath("/console/index");
  await page.reload();
  await signedIn.button("frame:navigation.expand").click();
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(220);

  await page.setViewportSize({ width: 991, height: 800 });
  await side.waitFor({ state: "hidden" });
  const opener = signedIn.button("frame:navigation.open");
  await opener.click();
  const drawer = page.getByRole("dialog", { name: t("frame:navigation.label") });
  await drawer.waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await drawer.getByRole("link", { name: t("frame:menu.userCenter") }).click();
  await signedIn.expectPath("/user/center");
  await drawer.waitFor({ state: "detached" });
});

test("navbar: full screen, copying the merchant number, and signing out work (2.35)", {
  tags: ["2.35.b", "2.35.e", "2.35.g"],
}, async ({ signedIn, merchant }) => {
  const { page } = signedIn;
  await signedIn.goto("/user/center");
  await signedIn.button("frame:fullScreen.enter").click();
  await signedIn.button("frame:fullScreen.leave").waitFor();
  // As Escape does.
  await page.evaluate(() => document.exitFullscreen());
  await signedIn.button("frame:fullScreen.enter").waitFor();

  await userMenu(signedIn).choose("shell:user.copyNumber");
  await signedIn.expectAnnouncement(signedIn.t("shell:notice.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(merchant.user.id);
  await userMenu(signedIn).choose("shell:user.signOut");
  await signedIn.expectPath(/^\/login/);
  await signedIn.expectAnnouncement("Logout succeed");
});

test("navbar: a second press while a popup loads cancels it, and the next press opens it (2.35)", async ({
  signedIn,
}) => {
  const { page } = signedIn;
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const chunk = /\/assets\/MessagePopover-.*\.js$/;
  await page.route(chunk, async (route) => {
    await held;
    await route.continue();
  });
  await signedIn.goto("/user/center");
  const { bell, dialog } = messageBox(signedIn);
  await bell.click();
  await bell.click();
  const come = page.waitForResponse(chunk);
  letThrough();
  await (await come).finished();
  await frameOf(signedIn).line.waitFor({ state: "detached" });
  expect(await dialog.count()).toBe(0);
  expect(await bell.getAttribute("aria-expanded")).toBe("false");

  await bell.click();
  await dialog.waitFor();
});

sweep("navbar: closed menus and popups leave no elements behind (2.35, 2.36)", async ({ signedIn }) => {
  const { page } = signedIn;
  await signedIn.goto("/order/list");
  // Listeners of the list are not counted.
  await signedIn.expectState("list", "empty");
  const openers = [messageBox(signedIn).bell, userMenu(signedIn).button];
  const opened = page.getByRole("dialog").or(page.getByRole("menu"));
  const openAndClose = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      for (const opener of openers) {
        await opener.click();
        await opened.waitFor();
        await page.keyboard.press("Escape");
        await opened.waitFor({ state: "detached" });
        await hasFocus(opener);
      }
    }
  };
  const devTools = await page.context().newCDPSession(page);
  const listeners = async () => {
    for (let time = 0; time < 3; time += 1) await devTools.send("HeapProfiler.collectGarbage");
    return (await devTools.send("Memory.getDOMCounters")).jsEventListeners;
  };
  const grown = async () => {
    const before = await listeners();
    await openAndClose(6);
    return (await listeners()) - before;
  };
  await openAndClose(2);
  // One of each opening alone would be twelve, each time; what the page fetches while it rests comes once, and what a
  // busy machine frees late is gone the next time.
  await expect.poll(grown, { timeout: 60_000 }).toBeLessThan(12);
});

test("loading: a screen shows a progress line and no spinner (9.9)", async ({ signedIn }) => {
  const { page } = signedIn;
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/UserCenterScreen.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await signedIn.goto("/order/list");
  await frameOf(signedIn).entry("frame:menu.userCenter").click();
  const { line } = frameOf(signedIn);
  await line.waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  letThrough();
  await line.waitFor({ state: "detached" });
  await signedIn.expectText("account:userCenter.profile");
});
