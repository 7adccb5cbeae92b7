import { expect } from "vitest";
import { openPayment } from "#model-tests/browser/areas/orders.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("exact values: amounts, addresses and hashes can be copied by button, triple click, double click and selection (2.26, 7.12)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page } = signedIn;
  const { code, amount: price, payment } = await service.newOrder(merchant);
  const [wallet, pay] = await Promise.all([page.waitForResponse("**/GetUserWallet"), openPayment(signedIn, code)]);
  const { address } = (await wallet.json()).resData;
  const drawn = page
    .getByRole("dialog")
    .locator("code")
    .filter({ hasText: address.slice(-4) })
    .first();
  const amount = page.getByRole("dialog").locator("strong[translate=no]").first();
  // The dialog has its final layout, so that both clicks meet the same element.
  await Promise.all([drawn.waitFor(), amount.waitFor(), pay.expectPaymentState('{"pending":"open"}')]);
  for (const clickCount of [2, 3]) {
    await drawn.click({ clickCount });
    await expectCopied(signedIn, address);
  }
  await amount.dblclick();
  await expectCopied(signedIn, Number(payment.remaining).toFixed(2));

  for (const [key, copied] of [
    ["orders:pay.copyAmount", price],
    ["chain:address.copy", address],
  ] as const) {
    await pay.dialog.getByRole("button", { name: signedIn.t(key) }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }

  await pay.finish.click();
  await service.pay(code, "exact");
  await pay.expectPaymentState("paid");
  await signedIn.goto("/transaction/list");
  await signedIn.expectState("list", "shown");
  const hash = page.locator("code[translate=no]").first();
  const whole = (await hash.getAttribute("title")) ?? "";
  expect(whole).toMatch(/^(0x)?[\da-f]{64}$/);
  await hash.evaluate((drawn) => getSelection()?.selectAllChildren(drawn));
  await expectCopied(signedIn, whole);
});

/** The selected text is this one, and Ctrl+C copies it. */
async function expectCopied({ page }: Person, text: string): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).toBe(text);
  await page.keyboard.press("Control+c");
  await expect.poll(() => page.evaluate(async () => (await navigator.clipboard.readText()).trim())).toBe(text);
}
