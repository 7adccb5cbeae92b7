import { expect } from "vitest";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { packageChoice, payDialog } from "#model-tests/browser/areas/orders.ts";
import { firstUnlessSweeps } from "#model-tests/browser/extent.ts";
import { test } from "#model-tests/browser/journey.ts";

const HOUR = 60 * 60 * 1_000;

const CLOCKS = [
  ["a day ahead", 24 * HOUR],
  ["an hour behind", -HOUR],
  ["ten years ahead", 10 * 365 * 24 * HOUR],
] as const;

test.for(firstUnlessSweeps(CLOCKS))(
  "clock %s: sign-in, ordering and the time left to pay are correct (2.25, 4.1, 4.4)",
  async ([, off], { visitor, merchant, service }) => {
    const { page } = visitor;
    await page.clock.install({ time: Date.now() + off });
    await visitor.goto("/login");
    await signInForm(visitor).signIn(merchant);
    await visitor.expectState("session", "settled");
    await visitor.navigate("/order/packages");
    const choice = packageChoice(visitor);
    await choice.cards.first().click();
    await choice.order.click();
    await visitor.expectPath(/^\/order\/list\?pay=/);
    const [order] = await service.orders(merchant);
    const payment = payDialog(visitor, order?.code ?? "");
    await payment.finish.waitFor();
    expect(await page.getByRole("timer").innerText()).toMatch(/^(30:00|29:\d\d)$/);
    await service.pay(order?.code ?? "", "exact");
    await payment.finish.click();
    await payment.expectPaymentState("paid");
  },
);

test("back button: after signing out, it leads to no page of the merchant (2.20, 4.1)", async ({
  signedIn,
  merchant,
}) => {
  const { page } = signedIn;
  await signedIn.goto("/user/center");
  await page.getByText(merchant.user.id).first().waitFor();
  await signedIn.navigate("/order/list");
  await signedIn.expectState("list", "empty");
  await userMenu(signedIn).choose("shell:user.signOut");
  await signedIn.expectPath(/^\/login/);
  await signedIn.waitForHydration();
  await page.goBack();
  await signedIn.expectPath(/^\/login/);
  await signInForm(signedIn).submit.waitFor();
  expect(await page.getByText(merchant.user.id).count()).toBe(0);
});
