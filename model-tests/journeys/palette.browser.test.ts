import { expect } from "vitest";
import { keyboardMap, openKeyboardMap, openPalette, palette } from "../browser/areas/shell.ts";
import { FAULTS, failOnce, WHAT_FAULTS_SAY } from "../browser/faulty-service.ts";
import { test } from "../browser/journey.ts";

test("the palette leads to a screen, to an order, and back to where the focus was (2.34, 2.26, 3.5)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page, say } = signedIn;
  const { code } = await service.newOrder(merchant);
  const { dialog, field, marked, rows } = palette(signedIn);
  await signedIn.goTo("/console/index");

  await openPalette(signedIn);
  await page.keyboard.type(say("frame:menu.userCenter").toUpperCase());
  await expect.poll(() => marked.textContent()).toBe(say("frame:menu.userCenter"));
  await page.keyboard.press("Enter");
  await signedIn.arrivesAt("/user/center");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");

  // A part of a code finds the order, and Escape gives the focus back.
  const opener = page.getByRole("button", { name: say("frame:search.label"), exact: true });
  await opener.press("Enter");
  await page.keyboard.type(code.slice(0, 6));
  await signedIn.sees("palette", "shown");
  expect(await rows.allTextContents()).toEqual([expect.stringContaining(code)]);
  expect(await field.getAttribute("aria-activedescendant")).toBe(await marked.getAttribute("id"));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

  // The whole code, pasted, leads straight to it.
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await openPalette(signedIn);
  await page.keyboard.press("Control+v");
  await signedIn.arrivesAt(`/order/list?open=${code}`);
  await page.getByRole("dialog", { name: code }).waitFor();
});

test("the palette carries out commands, and the map shows its keys, in Japanese (2.35, 4.2, 4.3, 8.10)", async ({
  comeIn,
  merchant,
  service,
}) => {
  await service.newOrder(merchant);
  const person = await comeIn({ signedInAs: merchant, locale: "ja-JP" });
  const { page, say } = person;
  const { dialog, row } = palette(person);
  await person.goTo("/order/list");
  await person.sees("list", "shown");

  // A sign belongs to whoever types in a field.
  const code = page.getByRole("searchbox", { name: say("orders:list.code") });
  await code.press("/");
  expect(await code.inputValue()).toBe("/");
  await page.locator("#content").focus();
  await page.keyboard.press("/");
  await person.sees("palette", "idle");
  await page.keyboard.type("theme");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.body.getAttribute("arco-theme"))).toBe("dark");

  await openPalette(person);
  await row(say("shell:user.copyNumber")).click();
  await person.reads("shell:notice.copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(merchant.user.id);

  await openPalette(person);
  await page.keyboard.type("password");
  await page.keyboard.press("Enter");
  await person.sees("passwordChange", "typing");
  // Above a dialog nothing else opens.
  await page.getByRole("heading", { name: say("account:passwordChange.title") }).focus();
  await page.keyboard.press("?");
  await page.keyboard.press("Escape");
  await person.machine("passwordChange").waitFor({ state: "hidden" });
  expect(await keyboardMap(person).count()).toBe(0);

  // The map says what is there, and switches off what is pressed by mistake.
  await openKeyboardMap(person);
  await person.reads("palette:keyboard.does.openPalette");
  await page.getByRole("checkbox", { name: say("palette:keyboard.signs") }).press("Space");
  await page.keyboard.press("Escape");
  await keyboardMap(person).waitFor({ state: "hidden" });
  await page.keyboard.press("?");
  await openPalette(person);
  expect(await keyboardMap(person).count()).toBe(0);
});

test("a search that fails says so beside what is there, and can be asked again (8.2, 8.4)", async ({
  signedIn,
  merchant,
  service,
}) => {
  signedIn.complaints.foresee(...WHAT_FAULTS_SAY);
  const { code } = await service.newOrder(merchant);
  await signedIn.goTo("/user/center");
  const { row } = palette(signedIn);
  await openPalette(signedIn);
  for (const fault of Object.values(FAULTS)) {
    const { happened } = await failOnce(signedIn.page, "/api/Order/List", fault);
    await palette(signedIn).field.fill(code.slice(0, 7));
    await happened;
    await signedIn.sees("palette", "failed");
    await palette(signedIn).field.fill("");
  }
  await failOnce(signedIn.page, "/api/Order/List", (route) => route.abort("internetdisconnected"));
  await palette(signedIn).field.fill(code);
  await signedIn.sees("palette", "failed");
  await signedIn.button("palette:retry").click();
  await row(code).waitFor();
});
