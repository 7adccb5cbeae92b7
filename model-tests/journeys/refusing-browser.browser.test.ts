import { expect } from "vitest";
import { registrationForm, signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import { signatureCheck } from "#model-tests/browser/areas/screen-situations.ts";
import { firstUnlessSweeps } from "#model-tests/browser/extent.ts";
import { test } from "#model-tests/browser/journey.ts";
import { breakStorage, clipboardText, onPlainHttp } from "#model-tests/browser/restricted-browser.ts";
import { translatorFor } from "#model-tests/browser/texts.ts";

test("plain http: ordering, adding applications, exporting and copying work (2.25, 2.27, 2.28, 8.10)", async ({
  openConsole,
  merchant,
  service,
}) => {
  const person = await openConsole({ url: onPlainHttp(service.url), signedInAs: merchant });
  const { page, t } = person;
  const order = await service.newOrder(merchant);
  await person.goto("/order/packages");
  await person.expectState("orderPlacement", "choosing");
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto, "clipboard" in navigator])).toEqual([
    false,
    false,
    false,
  ]);

  await userMenu(person).choose("shell:user.copyNumber");
  await person.expectAnnouncement(t("shell:notice.copied"));
  expect(await clipboardText(person)).toBe(merchant.user.id);

  await person.navigate("/app/list?add=1");
  const form = applicationForm(person);
  await form.name.fill("Web shop");
  await form.address.fill("https://shop.example");
  await form.add.click();
  await form.dialog.waitFor({ state: "detached" });
  expect(await service.applications(merchant)).toMatchObject([{ name: "Web shop" }]);

  await person.navigate("/order/list");
  // The previous screen has such a button, too, and stays until this one is rendered.
  await expect.poll(() => page.locator("#content h1").innerText()).toBe("My orders");
  await person.expectState("list", "shown");
  await person.button("list:export.button").click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("menuitem", { name: t("list:export.csv") })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  // In a dialog, which traps the focus.
  await person.navigate(`/order/list?pay=${order.code}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("chain:address.copy") }).click();
  await person.expectAnnouncement(t("shell:copy.done"));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await clipboardText(person)).toMatch(/^T\w{33}$/);

  // Cells of a sheet, which Blueprint copies with an API that needs https.
  await person.navigate("/order/list?as=sheet");
  await person.expectState("listSheet", "whole");
  const sheet = page.getByRole("application");
  // The frozen column leaves the pointer to the body below it.
  await sheet.getByText(order.code, { exact: true }).first().click({ force: true });
  await page.keyboard.press("ControlOrMeta+c");
  await sheet.locator("..").locator("output").getByText(t("shell:copy.done")).waitFor();
  expect(await clipboardText(person)).toBe(order.code);

  await person.navigate("/help/developers");
  await signatureCheck(person);
  await person.expectText("help:checker.impossible");
});

test.for(firstUnlessSweeps(["refused", "full"] as const))(
  "storage %s: sign-in, work and language change are possible, with one notice about what is not kept (2.21, 3.1, 4.9)",
  async (fault, { visitor, merchant }) => {
    const { page, t } = visitor;
    await breakStorage(visitor, fault);
    const language = page.locator('[data-machine="languageChange"] select').first();
    await visitor.goto("/home");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await visitor.goto("/register");
    const { email } = registrationForm(visitor);
    await email.fill("somebody@merchant.example");
    await language.selectOption("ja-JP");
    await visitor.button("shell:language.change").click();
    const inJapanese = translatorFor("ja-JP")("account:register.email");
    await page.waitForFunction(() => document.documentElement.lang === "ja-JP");
    expect(await page.getByLabel(inJapanese, { exact: true }).inputValue()).toBe("somebody@merchant.example");

    await visitor.goto("/console");
    await visitor.waitForHydration();
    await signInForm(visitor).signIn(merchant);
    await visitor.expectAnnouncement(t("shell:notice.notKept"));
    await visitor.expectState("session", "settled");

    // Changing the language keeps the input.
    await visitor.navigate("/app/list?add=1");
    const name = page.getByRole("dialog").locator("input").first();
    await name.fill("Web shop");
    await language.selectOption("th-TH");
    await visitor.expectAnnouncement(translatorFor("th-TH")("shell:notice.languageChanged"));
    await page
      .locator('html[lang="th-TH"]')
      .getByRole("heading", { name: translatorFor("th-TH")("applications:list.title"), includeHidden: true })
      .waitFor();
    expect(await name.inputValue()).toBe("Web shop");
    await language.selectOption("en-US");
    await page
      .locator('html[lang="en-US"]')
      .getByRole("heading", { name: t("applications:list.title"), includeHidden: true })
      .waitFor();

    await page.keyboard.press("Escape");
    await visitor.button("shell:leave.discard").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await userMenu(visitor).choose("shell:user.signOut");
    await visitor.expectPath(/^\/login/);
    await visitor.waitForHydration();
  },
);

test("no storage: a page with a missing script offers a reload and does not reload in a loop (8.4)", async ({
  visitor,
}) => {
  const { page } = visitor;
  visitor.errors.allow(/Failed to load resource/, /request failed/);
  await breakStorage(visitor, "refused");
  await page.route("**/version.json", (route) => route.fulfill({ json: { release: "another" } }));
  await page.route(/\/assets\/RegisterScreen.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const asked = page.waitForResponse("**/version.json");
  await visitor.goto("/register");
  await asked;
  await visitor.expectText("shell:error.brokenTitle");
  await visitor.expectState("release", "offered");
  expect(loads).toBe(1);
  await visitor.button("release:reload").click();
  await expect.poll(() => loads).toBe(2);
});
