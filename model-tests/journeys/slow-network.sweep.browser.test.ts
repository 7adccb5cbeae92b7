import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { packageChoice, payDialog } from "#model-tests/browser/areas/orders.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

/** "Slow 3G" of Chromium's developer tools: latency in milliseconds, throughput in bytes per second. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** The timeout on this network, in milliseconds. */
const TIMEOUT = 60_000;

test("slow phone: from the home page to a paid order, with loading states (9.1, 9.9)", {
  timeout: 300_000,
}, async ({ openConsole, merchant, service }) => {
  const person = await openConsole({ viewport: { width: 360, height: 640 } });
  const { page, context, t } = person;
  context.setDefaultTimeout(TIMEOUT);
  // Leaving a page aborts its requests.
  person.errors.allow(/net::ERR_ABORTED/);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", SLOW_3G);

  await person.goto("/home");
  await page
    .getByRole("link", { name: t("site:home.hero.register") })
    .first()
    .waitFor();
  await person.goto("/login");
  // The prerendered page can be used before the scripts are loaded.
  const signIn = signInForm(person);
  await signIn.email.fill(merchant.email);
  await signIn.password.fill(merchant.password);
  await signIn.submit.click();
  await waits(person);
  await person.expectPath("/console/index");
  await waits(person);
  await page.getByRole("main").locator('a[href="/order/packages"]').first().click();
  await waits(person);

  const choice = packageChoice(person);
  await choice.cards.first().click();
  await choice.order.click();
  await waits(person);
  await person.expectPath(/^\/order\/list\?pay=\d+$/);
  await waits(person);
  const code = new URL(page.url()).searchParams.get("pay") ?? "";
  const payment = payDialog(person, code);
  await payment.finish.click();
  await waits(person);
  await payment.stay.click();
  await service.pay(code, "exact");
  await person.expectState("orderPayment", '"payment":"paid"');
  await person.expectText("orders:pay.paidTitle");
  expect(await page.getByRole("alert").filter({ visible: true }).count()).toBe(0);
});

/** Waits for a visible loading indicator. */
async function waits({ page }: Person) {
  const tells = () => {
    const signs = [
      ...document.querySelectorAll(
        '.progress-line, [aria-busy="true"], [role="img"][class*="skeleton"], .breathing, .bp6-spinner',
      ),
    ];
    const line = getComputedStyle(document.body, "::before").animationName !== "none";
    return line || signs.some((sign) => sign.checkVisibility());
  };
  await page.waitForFunction(tells);
}
