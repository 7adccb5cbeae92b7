import { expect } from "vitest";
import { profileForm } from "#model-tests/browser/areas/account.ts";
import { frameOf, settingsDrawer } from "#model-tests/browser/areas/frame.ts";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { keyboardMap, openKeyboardMap, openPalette, palette } from "#model-tests/browser/areas/shell.ts";
import { FAULT_ERRORS, failOnce, oneOfEachFamily } from "#model-tests/browser/faulty-service.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("palette: opens a screen or an order, and returns the focus (2.34, 2.26, 3.5)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page, t } = signedIn;
  const { code } = await service.newOrder(merchant);
  const { dialog, field, marked, rows } = palette(signedIn);
  await signedIn.goto("/console/index");

  // Text typed before the palette is loaded is kept.
  const wanted = Promise.withResolvers<void>();
  const typed = Promise.withResolvers<void>();
  await page.route("**/assets/PaletteDialog-*.js", async (route) => {
    wanted.resolve();
    await typed.promise;
    await route.continue();
  });
  await signedIn.expectState("session", "signedIn");
  await page.keyboard.press("Control+k");
  await wanted.promise;
  await page.keyboard.type(t("frame:menu.userCenter").toUpperCase());
  typed.resolve();
  await expect.poll(() => marked.textContent()).toBe(t("frame:menu.userCenter"));
  await page.keyboard.press("Enter");
  await signedIn.expectPath("/user/center");
  // The address changes first, then the screen and the focus.
  await expect.poll(() => page.title()).toContain(t("frame:menu.userCenter"));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");

  // A part of a code finds the order; Escape returns the focus.
  const opener = page.getByRole("button", { name: t("frame:search.label"), exact: true });
  await opener.press("Enter");
  await page.keyboard.type(code.slice(0, 6));
  await signedIn.expectState("palette", "shown");
  expect(await rows.allTextContents()).toEqual([expect.stringContaining(code)]);
  expect(await field.getAttribute("aria-activedescendant")).toBe(await marked.getAttribute("id"));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

  // A closing dialog handles no keys, although it is still visible.
  const box = messageBox(signedIn);
  await box.open();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  // The palette closes at once, and reopens even before it is removed.
  await page.keyboard.press("Control+k");
  await page.keyboard.type(t("frame:menu.console").toUpperCase());
  await expect.poll(() => marked.textContent()).toBe(t("frame:menu.console"));
  const isGone = await field.evaluate((element) => {
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    const isVisible = element.checkVisibility();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", code: "KeyK", ctrlKey: true, bubbles: true }));
    return !isVisible;
  });
  expect(isGone).toBe(true);
  await signedIn.expectPath("/console/index");
  await dialog.waitFor();
  // The new screen does not take the focus from it.
  await expect.poll(() => page.title()).toContain(t("frame:menu.console"));
  await page.keyboard.type("no such thing");
  expect(await field.inputValue()).toBe("no such thing");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");

  // A pasted code is answered in a sentence, and Enter opens the record.
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await openPalette(signedIn);
  await page.keyboard.press("Control+v");
  await dialog
    .getByText(/USDT: Pending payment\.$/)
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await signedIn.expectPath(`/order/list?open=${code}`);
  await page.getByRole("dialog", { name: code }).waitFor();
});

sweep(
  "palette: runs commands, and the keyboard map lists them, in Japanese (2.35, 4.2, 4.3, 8.10)",
  async ({ openConsole, merchant, service }) => {
    await service.newOrder(merchant);
    const person = await openConsole({ signedInAs: merchant, locale: "ja-JP" });
    const { page, t } = person;
    const { dialog, row } = palette(person);
    await person.goto("/order/list");
    await person.expectState("list", "shown");

    // Single keys type into the focused field.
    const code = page.getByRole("searchbox", { name: t("orders:list.code") });
    await code.press("/");
    expect(await code.inputValue()).toBe("/");
    await page.locator("#content").focus();
    await page.keyboard.press("/");
    await person.expectState("palette", "idle");
    await page.keyboard.type("theme");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.body.getAttribute("arco-theme"))).toBe("dark");

    await openPalette(person);
    await row(t("shell:user.copyNumber")).click();
    await person.expectAnnouncement(person.t("shell:notice.copied"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(merchant.user.id);

    await openPalette(person);
    await page.keyboard.type("password");
    await page.keyboard.press("Enter");
    await person.expectState("passwordChange", "typing");
    // No shortcut works over a dialog.
    await page.getByRole("heading", { name: t("account:passwordChange.title") }).focus();
    await page.keyboard.press("?");
    await page.keyboard.press("Escape");
    await person.machine("passwordChange").waitFor({ state: "hidden" });
    expect(await keyboardMap(person).count()).toBe(0);

    // The map lists shortcuts, and can switch single keys off.
    await openKeyboardMap(person);
    await person.expectText("palette:keyboard.does.openPalette");
    await page.getByRole("checkbox", { name: t("palette:keyboard.signs") }).press("Space");
    await page.keyboard.press("Escape");
    await keyboardMap(person).waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await openPalette(person);
    expect(await keyboardMap(person).count()).toBe(0);
  },
);

sweep(
  "palette: finds applications, bills and transactions, and requests only plausible kinds (2.27, 2.28, 2.31)",
  async ({ openConsole, service }) => {
    const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
    const { code = "", hash = "", fromAddress = "", amount = "" } = (await service.bills(demo))[0] ?? {};
    const person = await openConsole({ signedInAs: demo });
    const { page } = person;
    const { marked, rows } = palette(person);
    const record = page.getByRole("dialog");
    const asked: string[] = [];
    page.on("request", (request) => {
      const [, list] = /\/api\/(Order|App|Bill|RechargeBill|Transaction)\/List$/.exec(request.url()) ?? [];
      // Without the home's prefetched lists.
      if (list && /"(code|search|hash|keyword)":/.test(request.postData() ?? "")) asked.push(list);
    });

    await pressPaletteKeysAtOnce(person);
    await person.goto("/user/center");
    await person.expectState("palette", "idle");
    await page.keyboard.type("bile sh");
    await person.expectState("palette", "shown");
    expect(await rows.allTextContents()).toEqual(["Mobile shopAPP100002"]);
    expect(asked).toEqual(["App"]);
    await page.keyboard.press("Enter");
    await person.expectPath("/app/list?search=APP100002");
    await page.getByRole("cell").getByText("APP100002").waitFor();

    // Without its first letter, the number is searched.
    await openPalette(person);
    await page.keyboard.type(code.slice(1));
    await expect.poll(() => marked.textContent()).toContain(code);
    await page.keyboard.press("Enter");
    await person.expectPath(`/bill/list?open=${code}`);
    await record.getByText(code).first().waitFor();
    await page.keyboard.press("Escape");
    await record.waitFor({ state: "hidden" });

    // A hash finds every record; pasted outside a field, it opens the palette with the answer on top.
    await openPalette(person);
    asked.length = 0;
    await page.keyboard.type(hash);
    await person.expectState("palette", "shown");
    expect(await rows.allTextContents()).toEqual([expect.stringContaining(code), expect.stringContaining(hash)]);
    expect(asked.toSorted()).toEqual(["Bill", "RechargeBill", "Transaction"]);
    await page.keyboard.press("Escape");
    await palette(person).dialog.waitFor({ state: "hidden" });
    const { dialog } = palette(person);
    const pastesAnywhere = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.locator("#content").focus();
      await page.keyboard.press("Control+v");
    };
    await pastesAnywhere(hash);
    await dialog
      .getByText(/^Paid: [\d,.]+\sUSDT, confirmed; .+\.$/)
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await person.expectPath(`/bill/list?open=${code}`);
    await record.getByText(code).first().waitFor();
    await page.keyboard.press("Escape");
    await record.waitFor({ state: "hidden" });

    // The customer's address and the amount are found, too.
    for (const text of [fromAddress, `${amount} USDT`]) {
      await pastesAnywhere(text);
      await rows.filter({ hasText: code }).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
  },
);

sweep(
  "palette: opens the settings and full screen; the language confirmation works without a navbar (2.35, 4.7, 4.9)",
  async ({ signedIn }) => {
    const { page, t } = signedIn;
    const { dialog, row } = palette(signedIn);
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await signedIn.goto("/user/center");
    await openPalette(signedIn);
    await page.keyboard.type(t("palette:command.settings"));
    await page.keyboard.press("Enter");
    const settings = settingsDrawer(signedIn);
    await settings.switch("navbar").click();
    await frameOf(signedIn).bar.waitFor({ state: "hidden" });
    await settings.close();

    await openPalette(signedIn);
    await page.keyboard.type("fullscreen");
    await page.keyboard.press("Enter");
    await expect.poll(isFull).toBe(true);
    await dialog.waitFor({ state: "hidden" });
    await openPalette(signedIn);
    await row(t("frame:fullScreen.leave")).click();
    await expect.poll(isFull).toBe(false);

    await openPalette(signedIn);
    await row(t("shell:user.editProfile")).click();
    await profileForm(signedIn).field.fill("Somebody else");
    const elsewhere = await signedIn.newTab();
    await elsewhere.goto(`${signedIn.url}/home`);
    await elsewhere.evaluate(() => localStorage.setItem("arco-locale", "ja-JP"));
    await page.getByRole("alertdialog", { name: t("shell:language.question", { language: "日本語" }) }).waitFor();
    await signedIn.button("shell:language.keep").click();
  },
);

sweep(
  "palette: a failed search shows a message and can be repeated (8.2, 8.4)",
  async ({ signedIn, merchant, service }) => {
    signedIn.errors.allow(...FAULT_ERRORS);
    const { code } = await service.newOrder(merchant);
    await signedIn.goto("/user/center");
    const { row } = palette(signedIn);
    await openPalette(signedIn);
    // An empty field would prefetch what the marked row leads to, and with it the failing call.
    for (const [turn, { apply }] of oneOfEachFamily(2).entries()) {
      const { happened } = await failOnce(signedIn.page, "/api/Order/List", apply);
      await palette(signedIn).field.fill(code.slice(0, 7 + turn));
      await happened;
      await signedIn.expectState("palette", "failed");
    }
    await failOnce(signedIn.page, "/api/Order/List", (route) => route.abort("internetdisconnected"));
    await palette(signedIn).field.fill(code);
    await signedIn.expectState("palette", "failed");
    await signedIn.button("shell:error.retry").click();
    await row(code).waitFor();
  },
);

/** Presses the palette's shortcut as soon as the next page shows the frame. */
async function pressPaletteKeysAtOnce({ page }: Person) {
  await page.addInitScript(() => {
    const frame = new MutationObserver(() => {
      if (!document.querySelector('[data-machine="session"][data-state*="signedIn"]')) return;
      frame.disconnect();
      dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
    });
    frame.observe(document, { childList: true, subtree: true });
  });
}
