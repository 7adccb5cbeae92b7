import { expect } from "vitest";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { openPalette, palette } from "#model-tests/browser/areas/shell.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { test } from "#model-tests/browser/journey.ts";

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
  const letThrough = await holdRequests(page, "**/assets/PaletteDialog-*.js");
  const wanted = page.waitForRequest("**/assets/PaletteDialog-*.js");
  await signedIn.expectState("session", "signedIn");
  await page.keyboard.press("Control+k");
  await wanted;
  await page.keyboard.type(t("frame:menu.userCenter").toUpperCase());
  letThrough();
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

test("palette: a pasted hash, address, callback or amount is answered in a sentence (2.24, 2.26, 2.28)", async ({
  atDemo: person,
  demo,
  service,
}) => {
  const { page } = person;
  const { dialog } = palette(person);
  const bill = (await service.bills(demo)).find(({ hash, paidAt }) => hash && paidAt);
  await person.goto("/dashboard/workplace");
  for (const [pasted, answer] of [
    [bill?.deliveryAddress, /^Newest of [\d,]+: Paid: /],
    ["CB100001", /^BILL\d+: .+ callback/],
    ["0.01 USDT", /^Nothing found/],
    [bill?.hash, /^Paid: [\d,.]+\sUSD[TC], confirmed/],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted ?? "");
    await page.locator("#content").focus();
    await page.keyboard.press("Control+v");
    await dialog.getByText(answer).first().waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
});

test("palette: its commands are also found by English words in another language (2.34, 4.9)", async ({
  openConsole,
  merchant,
}) => {
  const person = await openConsole({ signedInAs: merchant, locale: "th-TH" });
  const { field, rows } = palette(person);
  await person.goto("/user/center");
  await openPalette(person);
  for (const [words, command] of [
    ["dark", person.t("shell:theme.toDark")],
    ["fullscreen", person.t("frame:fullScreen.enter")],
    ["settings", person.t("palette:command.settings")],
    ["password", person.t("shell:user.changePassword")],
    ["role", person.t("shell:user.switchRole")],
    ["shortcuts", person.t("palette:command.keyboard")],
    ["ja-jp", person.t("palette:command.language", { language: "日本語" })],
    ["logout", person.t("shell:user.signOut")],
  ] as const) {
    await field.fill(words);
    await expect.poll(() => rows.allTextContents(), { message: words }).toContain(command);
  }
});
