import { expect } from "vitest";
import { userMenu } from "#model-tests/browser/areas/account.ts";
import { frameOf } from "#model-tests/browser/areas/frame.ts";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";

test("menu: on a phone it is a drawer, which a link or Escape closes (2.34)", async ({ openConsole, merchant }) => {
  const person = await openConsole({ signedInAs: merchant, viewport: { width: 991, height: 800 } });
  const { page, t } = person;
  await person.goto("/console/index");
  const opener = person.button("frame:navigation.open");
  await opener.click();
  const drawer = page.getByRole("dialog", { name: t("frame:navigation.label") });
  await drawer.waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await hasFocus(opener);
  await opener.click();
  await drawer.getByRole("link", { name: t("frame:menu.userCenter") }).click();
  await person.expectPath("/user/center");
  await drawer.waitFor({ state: "detached" });
});

test("navbar: a second press while a popup loads cancels it, and the next press opens it (2.35)", async ({
  signedIn,
}) => {
  const { page } = signedIn;
  const chunk = /\/assets\/MessagePopover-.*\.js$/;
  const letThrough = await holdRequests(page, chunk);
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

test("loading: a screen shows a progress line and no spinner (9.9)", { tags: ["9.9.a"] }, async ({ signedIn }) => {
  const { page } = signedIn;
  const letThrough = await holdRequests(page, /\/assets\/UserCenterScreen.*\.js$/);
  await signedIn.goto("/order/list");
  await frameOf(signedIn).entry("frame:menu.userCenter").click();
  const { line } = frameOf(signedIn);
  await line.waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  letThrough();
  await line.waitFor({ state: "detached" });
  await signedIn.expectText("account:userCenter.profile");
});
