import { expect } from "vitest";
import { openPayment } from "#model-tests/browser/areas/orders.ts";
import { unprotectedExactText } from "#model-tests/browser/exact-text.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

const DEMO = ["demo@merchant.example", "Demo1234pay"] as const;

sweep(
  "exact values: addresses, hashes, codes, keys and amounts are one text when selected, read out, printed or translated",
  async ({ openConsole, service }) => {
    const merchant = await service.signIn(...DEMO);
    const demo = await openConsole({ signedInAs: merchant });
    const lists = [
      "/order/list",
      "/bill/list",
      "/rechargeBill/list",
      "/transaction/list",
      "/callback/list",
      "/currencybill/list",
    ];
    for (const path of lists) {
      await demo.goto(path);
      await demo.expectState("list", "shown");
      await expectOneText(demo);
      await demo.page
        .getByRole("button", { name: /^Details of/ })
        .first()
        .click();
      await demo.page.getByRole("dialog").waitFor();
      await expectOneText(demo);
    }
    for (const path of ["/wallet/index", "/console/index", "/user/center"]) {
      await demo.goto(path);
      await demo.page.locator("#content [translate=no]").first().waitFor();
      await expectOneText(demo);
    }
  },
);

test("exact values: addresses and hashes can be copied by triple click, double click and selection", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page } = signedIn;
  const { code, payment } = await service.newOrder(merchant);
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

/** Every element with `translate="no"` has one text, on screen and in print. */
async function expectOneText({ page }: Person): Promise<void> {
  expect(await unprotectedExactText(page)).toEqual([]);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[translate=no]")]
        .filter((element) => element.checkVisibility() && element.offsetWidth > 1 && element.textContent !== "")
        .flatMap((element) => {
          getSelection()?.selectAllChildren(element);
          // Elements on several lines are checked line by line.
          return element.matches("pre, [role=application]")
            ? []
            : [[element.textContent, element.innerText, getSelection()?.toString()]];
        }),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const [content = "", ...shown] of found) {
      expect(content).toMatch(/^\S+([ \u00A0]\S+)?$/);
      expect(shown).toEqual([content, content]);
    }
  }
  await page.emulateMedia({ media: "screen" });
}
