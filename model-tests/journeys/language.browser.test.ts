import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { translatorFor } from "#model-tests/browser/texts.ts";

test("language: is saved at the service and in the stored user, and announced after the reload (4.9, 7.13)", {
  tags: ["7.13.a", "4.9.b", "4.9.c", "4.9.d", "4.9.e", "4.9.f", "4.9.g"],
}, async ({ signedIn }) => {
  await signedIn.goto("/console/index");
  const [saving] = await Promise.all([
    signedIn.page.waitForRequest(/\/api\/User\/Language/),
    menu(signedIn.page).selectOption("ja-JP"),
  ]);
  expect(saving.method()).toBe("POST");
  expect(new URL(saving.url()).search).toBe("?language=ja-JP");

  await speaks(signedIn.page, "ja-JP");
  await signedIn.expectAnnouncement(translatorFor("ja-JP")("shell:notice.languageChanged"));
  expect(await signedIn.stored("arco-locale")).toBe("ja-JP");
  expect(JSON.parse((await signedIn.stored("UserIdToken")) ?? "{}")).toHaveProperty("language", "ja-JP");
});

test("language: the page changes while a slow service saves it (4.9)", async ({ signedIn }) => {
  const { page } = signedIn;
  const letThrough = await holdRequests(page, /\/api\/User\/Language/);
  // The timeout of five seconds passes only when the clock is advanced.
  await page.clock.install();
  await signedIn.goto("/console/index");
  await signedIn.expectState("session", "settled");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const asked = page.waitForRequest(/\/api\/User\/Language/);
  await menu(page).selectOption("zh-CN");
  await asked;
  await page.clock.runFor(3_000);
  // The select shows the choice before the page changes.
  expect(await menu(page).inputValue()).toBe("zh-CN");
  const orders = translatorFor("zh-CN")("frame:menu.orders");
  await page.locator('html[lang="zh-CN"]').getByRole("navigation").getByRole("link", { name: orders }).waitFor();
  expect(await signedIn.stored("arco-locale")).not.toBe("zh-CN");
  const loads = page.waitForEvent("load");
  letThrough();
  await loads;
  await page.clock.resume();
  await signedIn.expectAnnouncement(translatorFor("zh-CN")("shell:notice.languageChanged"));
});

test("language: asks before it discards input typed before hydration (4.9)", async ({ visitor }) => {
  await visitor.page.goto(`${visitor.url}/login`, { waitUntil: "commit" });
  await signInForm(visitor).email.fill("someone@merchant.example");
  await menu(visitor.page).selectOption("zh-CN");
  await question(visitor, "简体中文").waitFor();
});

function menu(page: Page) {
  return page.locator('[data-machine="languageChange"] select');
}

function question({ page, t }: Person, language: string) {
  return page.getByRole("alertdialog", { name: t("shell:language.question", { language }) });
}

/** Waits until the reloaded page has this language. */
async function speaks(page: Page, locale: Language) {
  await page.locator(`html[lang="${locale}"] [data-machine="languageChange"][data-state='"settled"'] select`).waitFor();
}
