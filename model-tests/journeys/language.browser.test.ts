import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ALL_LANGUAGES, type Language } from "#contracts/languages.ts";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
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
  const saved = Promise.withResolvers<void>();
  await page.route(/\/api\/User\/Language/, async (route) => {
    await saved.promise;
    await route.continue();
  });
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
  saved.resolve();
  await loads;
  await page.clock.resume();
  await signedIn.expectAnnouncement(translatorFor("zh-CN")("shell:notice.languageChanged"));
});

sweep("language: a choice before hydration takes effect after it (4.9)", async ({ visitor }) => {
  const { page } = visitor;
  const hydrated = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!before-paint)[^/]*\.js$/, async (route) => {
    await hydrated.promise;
    await route.continue();
  });
  await page.goto(`${visitor.url}/login`, { waitUntil: "commit" });
  await menu(page).selectOption("zh-CN");
  hydrated.resolve();
  await speaks(page, "zh-CN");
});

test("language: asks before it discards input typed before hydration (4.9)", async ({ visitor }) => {
  await visitor.page.goto(`${visitor.url}/login`, { waitUntil: "commit" });
  await signInForm(visitor).email.fill("someone@merchant.example");
  await menu(visitor.page).selectOption("zh-CN");
  await question(visitor, "简体中文").waitFor();
});

sweep("language: signed out, it changes by a reload without a call (4.9, 3.1)", async ({ visitor }) => {
  const asked: string[] = [];
  visitor.page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await visitor.goto("/login");
  for (const locale of [...ALL_LANGUAGES].reverse()) {
    await menu(visitor.page).selectOption(locale);
    await speaks(visitor.page, locale);
    await visitor.expectAnnouncement(translatorFor(locale)("shell:notice.languageChanged"));
    await visitor.page.getByRole("heading", { name: translatorFor(locale)("login:title"), level: 1 }).waitFor();
  }
  expect(asked).toEqual([]);
});

test("language: asks before it discards input (4.9)", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.goto("/login");
  const { email } = signInForm(visitor);
  await email.fill("someone@merchant.example");
  await menu(page).selectOption("zh-TW");
  await question(visitor, "繁體中文").waitFor();
  await visitor.button("shell:language.keep").click();
  await question(visitor, "繁體中文").waitFor({ state: "hidden" });
  expect(await email.inputValue()).toBe("someone@merchant.example");
  expect(await menu(page).inputValue()).toBe("en-US");
  expect(await visitor.stored("arco-locale")).toBeNull();

  await menu(page).selectOption("zh-TW");
  await visitor.button("shell:language.change").click();
  await speaks(page, "zh-TW");
});

sweep("language: does not ask when the input was undone (4.9)", async ({ visitor }) => {
  await visitor.goto("/login");
  const { email } = signInForm(visitor);
  await email.fill("someone@merchant.example");
  await email.fill("");
  await menu(visitor.page).selectOption("zh-CN");
  await speaks(visitor.page, "zh-CN");
});

sweep("language: another tab follows at once, or asks when it has input (4.9)", async ({ visitor }) => {
  await visitor.goto("/login");
  const typing = await visitor.newTab();
  await typing.goto(`${visitor.url}/register`);
  const email = typing.getByLabel(visitor.t("account:register.email"), { exact: true });
  await email.fill("someone@merchant.example");
  const idle = await visitor.newTab();
  await idle.goto(`${visitor.url}/forget`);
  await menu(idle).waitFor();

  await menu(visitor.page).selectOption("ko-KR");
  await speaks(idle, "ko-KR");
  await typing.getByText(visitor.t("shell:language.changedElsewhere")).waitFor();
  expect(await email.inputValue()).toBe("someone@merchant.example");
  await typing.bringToFront();
  await typing.getByRole("button", { name: visitor.t("shell:language.change") }).click();
  await speaks(typing, "ko-KR");
});

sweep("language: the confirmation works by keyboard and returns the focus (4.9)", async ({ visitor }) => {
  await visitor.goto("/login");
  await signInForm(visitor).email.fill("someone@merchant.example");
  await menu(visitor.page).focus();
  await menu(visitor.page).selectOption("ja-JP");
  await question(visitor, "日本語").waitFor();
  await visitor.page.keyboard.press("Escape");
  await question(visitor, "日本語").waitFor({ state: "hidden" });
  await menu(visitor.page).and(visitor.page.locator(":focus")).waitFor();
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
