import { expect } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
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

test("payment demo: asks visitors to sign in, returns, and shows each payment outcome (2.3, 2.20, 4.4)", {
  tags: ["2.20.c", "2.20.d"],
}, async ({ visitor, merchant }) => {
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

  // On the smallest phone each status fits its box.
  await page.setViewportSize({ width: 320, height: 700 });
  const statuses = page.locator(".demo-places li");
  const cut = (boxes: Element[]) =>
    boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent);
  expect(await statuses.evaluateAll(cut)).toEqual([]);
});

test("public pages: header and footer are the same within the console and after a reload (2.2, 2.3, 2.7)", async ({
  signedIn,
}) => {
  const { page } = signedIn;
  const frame = async () => [
    await page.getByRole("banner").ariaSnapshot(),
    await page.getByRole("contentinfo").ariaSnapshot(),
  ];
  for (const path of ["/home", "/products/enterprise-pack", "/demo01"]) {
    await signedIn.goto(`/redirect${path}`);
    await signedIn.expectPath(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const within = await frame();
    await page.reload();
    expect(await frame(), path).toEqual(within);
  }
});

test("public pages: every file that their head names is there, the manifest's icons included (2.2, 2.3, 9.6)", async ({
  visitor,
}) => {
  const { page, url } = visitor;
  const named = new Set<string>();
  for (const path of ["/login", ...ALL_LANGUAGES.map((language) => `/home/${language}`), "/products/enterprise-pack"]) {
    await visitor.goto(path);
    const files = await page
      .locator("head :is(link[href], meta[property='og:image'], meta[name='twitter:image'])")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? one.getAttribute("content") ?? ""));
    for (const file of files) named.add(new URL(file, page.url()).href);
  }
  const manifest = await page.request.get(`${url}/site.webmanifest`);
  for (const { src } of (await manifest.json()).icons) named.add(new URL(src, manifest.url()).href);
  expect(named.size).toBeGreaterThan(20);
  for (const address of named) {
    const answer = await page.request.get(address);
    // An address that nothing serves is answered with the console.
    const isPage = answer.headers()["content-type"]?.startsWith("text/html");
    expect([answer.status(), isPage], address).toEqual([200, !/\.\w+$/.test(new URL(address).pathname)]);
  }
});

/** Presses one of the demo's controls. */
async function happens({ page }: Person, what: "exact" | "short" | "timeUp" | "again") {
  const lever = what === "again" ? page.locator("[data-again]") : page.locator(`[data-happening="${what}"]`);
  await lever.and(page.locator('[aria-disabled="false"]')).click();
}
