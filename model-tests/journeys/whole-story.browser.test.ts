import { expect } from "vitest";
import { registrationForm, signInForm } from "#model-tests/browser/areas/account.ts";
import { packageChoice, payDialog } from "#model-tests/browser/areas/orders.ts";
import { test } from "#model-tests/browser/journey.ts";
import { newEmail, PASSWORD } from "#model-tests/browser/service.ts";

test("a new merchant registers, signs in, buys a package and pays for it (1.1, 2.22, 2.25, 4.4)", {
  tags: ["1.1.a", "1.1.b", "2.25.a", "8.10.b", "8.10.c", "8.10.d", "4.4.f"],
}, async ({ visitor, service }) => {
  const { page, t } = visitor;
  const email = newEmail();

  await visitor.goto("/");
  await visitor.expectPath("/home");
  await page
    .getByRole("link", { name: t("site:home.hero.register") })
    .first()
    .click();
  await visitor.expectPath("/register");

  const registration = registrationForm(visitor);
  await registration.email.fill(email);
  await registration.sendCode.click();
  await visitor.expectExactText(`We sent a code to ${email}. It can take a minute; look in your spam folder too.`);
  await registration.code.fill(await service.latestCode(email));
  await registration.password.fill(PASSWORD);
  await registration.repeat.fill(PASSWORD);
  await registration.submit.click();

  await visitor.expectPath("/login");
  await visitor.expectExactText("Registered. Sign in with your new password.");
  const signIn = signInForm(visitor);
  expect(await signIn.email.inputValue()).toBe(email);
  await signIn.password.fill(PASSWORD);
  await signIn.submit.click();

  await visitor.expectPath("/console/index");
  await visitor.expectAnnouncement("You are signed in. Welcome.");
  await page
    .getByRole("link", { name: t("dashboard:package.choose") })
    .first()
    .click();
  await visitor.expectPath("/order/packages");

  const choice = packageChoice(visitor);
  await choice.cards.first().click();
  await choice.order.click();
  await visitor.expectPath(/^\/order\/list\?pay=\d+$/);
  const code = new URL(page.url()).searchParams.get("pay") ?? "";
  await visitor.expectAnnouncement(`Order ${code} created`);

  const payment = payDialog(visitor, code);
  await payment.finish.click();
  await payment.offer.waitFor();
  await payment.stay.click();
  await service.pay(code, "exact");
  await payment.expectPaymentState("paid");
  await visitor.expectText("orders:pay.paidTitle");

  await payment.dialog.getByRole("button", { name: t("orders:pay.toOrders") }).click();
  await visitor.expectPath("/order/list");
  await page.getByRole("cell", { name: t("chain:orderStatus.paid") }).waitFor();
});
