import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus, press } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { translatorFor } from "#model-tests/browser/texts.ts";

test("public pages: readable without scripts, with working links and answers (2.2, 2.3, 2.7, 9.6)", async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const say = translatorFor("ja-JP");

  await page.goto(`${service.url}/home`);
  await page.getByRole("link", { name: translatorFor("en-US")("site:home.enterprise.link") }).click();
  await page.getByRole("heading", { name: translatorFor("en-US")("enterprise:hero.title"), level: 1 }).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "日本語" }).click();
  await page.waitForURL("**/products/enterprise-pack/ja-JP");
  await page.getByText(say("enterprise:questions.price.question")).click();
  await page.getByText(say("enterprise:questions.price.answer")).waitFor();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("site:frame.footer.demo") })
    .click();
  await page.waitForURL("**/demo01/ja-JP");
  await page.getByRole("heading", { name: say("demo:hero.title"), level: 1 }).waitFor();
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("site:frame.nav.applications") })
    .click();
  await page.waitForURL("**/home/ja-JP#applications");
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("site:frame.register") })
    .click();
  await page.waitForURL("**/register");
  await context.close();
});

sweep("public pages: language and theme are kept between pages (2.7, 4.3, 9.6)", async ({ visitor }) => {
  const { page, t } = visitor;
  await visitor.goto("/products/enterprise-pack");
  await page.getByRole("button", { name: t("site:frame.theme") }).click();
  await page.locator('body[arco-theme="dark"]').waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "ไทย" }).click();
  await visitor.expectPath("/products/enterprise-pack/th-TH");
  const thai = translatorFor("th-TH");
  await page.getByRole("heading", { name: thai("enterprise:hero.title"), level: 1 }).waitFor();
  await page.locator('body[arco-theme="dark"]').waitFor();

  await visitor.goto("/home?from=mail");
  await visitor.expectPath("/home/th-TH?from=mail");
  await page
    .getByRole("main")
    .getByRole("link", { name: thai("site:home.hero.register") })
    .first()
    .click();
  await visitor.expectPath("/register");
  await page.locator('html[lang="th-TH"]').waitFor();
});

test("payment demo: asks visitors to sign in, returns, and shows each payment outcome (2.3, 2.20, 4.4)", async ({
  visitor,
  merchant,
}) => {
  const { page, t } = visitor;
  await visitor.goto("/demo01?from=mail");
  await visitor.expectPath("/login?redirect=demo01&from=mail");
  await signInForm(visitor).signIn(merchant);
  await visitor.expectPath("/demo01?from=mail");
  await visitor.expectState("orderPayment", '"pending":"open"');
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("site:frame.console") })
    .waitFor();

  await happens(visitor, "short");
  await visitor.button("orders:pay.finish").click();
  await visitor.button("orders:pay.offer.stay").click();
  await happens(visitor, "timeUp");
  await visitor.expectState("orderPayment", '"failed"');
  await visitor.expectText("orders:reason.amountShort");
  await page
    .getByRole("definition")
    .filter({ hasText: /^7\.00$/ })
    .waitFor();
  await happens(visitor, "exact");
  await visitor.expectState("orderPayment", '"paid"');
  await visitor.expectText("orders:pay.paidTitle");

  await happens(visitor, "again");
  await visitor.expectState("orderPayment", '"pending":"open"');
  await happens(visitor, "timeUp");
  await visitor.expectState("orderPayment", '"cancelled"');
  await happens(visitor, "exact");
  await visitor.expectText("orders:pay.transfer.late");
});

sweep("payment demo: works by keyboard, and ends with the session in another tab (2.3, 4.1)", async ({ signedIn }) => {
  const { page, t } = signedIn;
  await signedIn.goto("/home");
  const header = page.getByRole("banner");
  expect(await header.getByRole("link", { name: t("site:frame.console") }).isVisible()).toBe(true);
  expect(await header.getByRole("link", { name: t("site:frame.signIn") }).isVisible()).toBe(false);
  await page.getByRole("link", { name: t("site:home.steps.demo") }).click();
  await signedIn.expectState("orderPayment", '"pending":"open"');

  const timeUp = page.locator('[data-happening="timeUp"]');
  await press(timeUp);
  await signedIn.expectState("orderPayment", '"cancelled"');
  // The disabled control keeps the focus, so that Tab continues from it.
  await hasFocus(timeUp.and(page.locator('[aria-disabled="true"]')));

  const elsewhere = await signedIn.newTab();
  await elsewhere.goto(`${signedIn.url}/home`);
  await elsewhere.evaluate(() => localStorage.clear());
  await signedIn.expectPath("/login?redirect=demo01");
});

/** Presses one of the demo's controls. */
async function happens({ page }: Person, what: "exact" | "short" | "timeUp" | "again") {
  const lever = what === "again" ? page.locator("[data-again]") : page.locator(`[data-happening="${what}"]`);
  await lever.and(page.locator('[aria-disabled="false"]')).click();
}
