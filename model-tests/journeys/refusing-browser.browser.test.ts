import { expect } from "vitest";
import { registrationForm, signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { applicationForm, applicationsOf } from "#model-tests/browser/areas/applications.ts";
import { signatureCheck } from "#model-tests/browser/areas/screen-situations.ts";
import { test } from "#model-tests/browser/journey.ts";
import { breakStorage, onPlainHttp, pasted } from "#model-tests/browser/refusing-browser.ts";
import { wordsOf } from "#model-tests/browser/texts.ts";

test("over plain http packages can be chosen, applications added, lists exported, and everything copied (2.25, 2.27, 2.28, 8.10)", async ({
  comeIn,
  merchant,
  service,
}) => {
  const person = await comeIn({ url: onPlainHttp(service.url), signedInAs: merchant });
  const { page, say } = person;
  const order = await service.newOrder(merchant);
  await person.goTo("/order/packages");
  await person.sees("orderPlacement", "choosing");
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto, "clipboard" in navigator])).toEqual([
    false,
    false,
    false,
  ]);

  await userMenu(person).choose("shell:user.copyNumber");
  await person.isTold(say("shell:notice.copied"));
  expect(await pasted(person)).toBe(merchant.user.id);

  await person.moveTo("/app/list?add=1");
  const form = applicationForm(person);
  await form.name.fill("Web shop");
  await form.address.fill("https://shop.example");
  await form.add.click();
  await form.dialog.waitFor({ state: "detached" });
  expect(await applicationsOf(service, merchant)).toMatchObject([{ name: "Web shop" }]);

  await person.moveTo("/order/list");
  // The screen before has such a button as well, and stays until this one is drawn.
  await expect.poll(() => page.locator("#content h1").innerText()).toBe("My orders");
  await person.sees("list", "shown");
  await person.button("list:export.button").click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("menuitem", { name: say("list:export.csv") })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  // Within a dialog, which keeps the focus to itself.
  await person.moveTo(`/order/list?pay=${order.code}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("chain:address.copy") }).click();
  await person.isTold(say("shell:copy.done"));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await pasted(person)).toMatch(/^T\w{33}$/);

  // Cells of a sheet, which its library copies in a way that needs https.
  await person.moveTo("/order/list?as=sheet");
  await person.sees("listSheet", "whole");
  const sheet = page.getByRole("application");
  await sheet.getByText(order.code, { exact: true }).first().click();
  await page.keyboard.press("ControlOrMeta+c");
  await sheet.locator("..").locator("output").getByText(say("shell:copy.done")).waitFor();
  expect(await pasted(person)).toBe(order.code);

  // What needs https says so.
  await person.moveTo("/help/developers");
  await signatureCheck(person);
  await person.reads("help:checker.impossible");
});

test.for(["refused", "full"] as const)(
  "with a storage that is %s one signs in, works and changes the language, and is told once what is not kept (2.21, 3.1, 4.9)",
  async (fault, { visitor, merchant }) => {
    const { page, say } = visitor;
    await breakStorage(visitor, fault);
    const language = page.locator('[data-machine="languageChange"] select').first();
    await visitor.goTo("/home");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await visitor.goTo("/register");
    const { email } = registrationForm(visitor);
    await email.fill("somebody@merchant.example");
    await language.selectOption("ja-JP");
    await visitor.button("shell:language.change").click();
    const inJapanese = wordsOf("ja-JP")("account:register.email");
    await page.waitForFunction(() => document.documentElement.lang === "ja-JP");
    expect(await page.getByLabel(inJapanese, { exact: true }).inputValue()).toBe("somebody@merchant.example");

    await visitor.goTo("/console");
    await visitor.seesHydrated();
    await signInForm(visitor).signIn(merchant);
    await visitor.isTold(say("shell:notice.notKept"));
    await visitor.sees("session", "settled");

    // Nothing that was typed is lost by another language.
    await visitor.moveTo("/app/list?add=1");
    const name = page.getByRole("dialog").locator("input").first();
    await name.fill("Web shop");
    await language.selectOption("th-TH");
    await visitor.isTold(wordsOf("th-TH")("shell:notice.languageChanged"));
    await page
      .locator('html[lang="th-TH"]')
      .getByRole("heading", { name: wordsOf("th-TH")("applications:list.title"), includeHidden: true })
      .waitFor();
    expect(await name.inputValue()).toBe("Web shop");
    await language.selectOption("en-US");
    await page
      .locator('html[lang="en-US"]')
      .getByRole("heading", { name: say("applications:list.title"), includeHidden: true })
      .waitFor();

    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await userMenu(visitor).choose("shell:user.signOut");
    await visitor.arrivesAt(/^\/login/);
    await visitor.seesHydrated();
  },
);

test("without storage a page whose part is gone with its release explains itself, and offers to load again, and does not do so by itself for ever (8.4)", async ({
  visitor,
}) => {
  const { page } = visitor;
  visitor.complaints.allow(/Failed to load resource/, /request failed/);
  await breakStorage(visitor, "refused");
  await page.route("**/version.json", (route) => route.fulfill({ json: { release: "another" } }));
  await page.route(/\/assets\/RegisterScreen.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const asked = page.waitForResponse("**/version.json");
  await visitor.goTo("/register");
  await asked;
  await visitor.reads("shell:error.brokenTitle");
  await visitor.sees("release", "offered");
  expect(loads).toBe(1);
  await visitor.button("release:reload").click();
  await expect.poll(() => loads).toBe(2);
});
