import { signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
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

/** Presses one of the demo's controls. */
async function happens({ page }: Person, what: "exact" | "short" | "timeUp" | "again") {
  const lever = what === "again" ? page.locator("[data-again]") : page.locator(`[data-happening="${what}"]`);
  await lever.and(page.locator('[aria-disabled="false"]')).click();
}
