import { expect } from "vitest";
import { registrationForm } from "#model-tests/browser/areas/account.ts";
import { gate, newApplication } from "#model-tests/browser/areas/applications.ts";
import { openPayment, packageChoice } from "#model-tests/browser/areas/orders.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus, press, tabTo, typeInto } from "#model-tests/browser/keyboard.ts";
import { ScreenReader } from "#model-tests/browser/screen-reader.ts";
import { newEmail, PASSWORD } from "#model-tests/browser/service.ts";

test("screen reader: registration, with its errors and success (2.22, 5.1, 5.3)", async ({ visitor, service }) => {
  const { page } = visitor;
  const { keyboard } = page;
  const email = newEmail();
  await visitor.goto("/register");
  const form = registrationForm(visitor);
  await form.email.waitFor();
  const reader = await ScreenReader.start(visitor);

  const said = await reader.readAll(page.locator("body"));
  expect(said).toContain("heading, Create your account, level 1");
  expect(said).toContain("textbox, Email, not invalid, required");
  expect(said).toContain("textbox, Verification code, not invalid, required");
  expect(said).toContain("listitem, level 1, position 1, set size 4");
  expect(said.slice(said.indexOf("8 to 128 characters"))).toContain("not yet met");
  expect(said).toContain("button, Create account");

  await typeInto(form.email, "mei");
  await press(form.submit);
  await reader.expectSpoken("polite: This does not look like an email address.");
  await reader.expectSpoken("polite: Enter the code from the email.");
  await reader.expectSpoken("polite: The password does not meet every rule yet.");
  await keyboard.press("Tab");
  await keyboard.press("Shift+Tab");
  await reader.expectSpoken("textbox, Email, mei, This does not look like an email address., invalid, required");

  await typeInto(form.email, email);
  await press(form.sendCode);
  await reader.expectSpoken(`polite: We sent a code to ${email}. It can take a minute; look in your spam folder too.`);
  await typeInto(form.code, await service.latestCode(email));
  await typeInto(form.password, PASSWORD);
  await reader.expectSpoken("polite: Strength: strong. Hard to guess.");
  await typeInto(form.repeat, "Correct-horse-8");
  await reader.expectSpoken("polite: The two passwords differ.");
  await typeInto(form.repeat, PASSWORD);
  await keyboard.press("Enter");
  await visitor.expectPath("/login");
  await reader.expectSpoken("Password, Registered. Sign in with your new password.");
});

test("screen reader: ordering and paying, each result announced once (2.25, 2.26, 4.4)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page } = signedIn;
  await signedIn.goto("/order/packages");
  await signedIn.expectState("orderPlacement", "choosing");
  const reader = await ScreenReader.start(signedIn);
  const choice = packageChoice(signedIn);
  await tabTo(choice.terms.first());
  await reader.expectSpoken("radio, 1 month, checked, position 1, set size 3");
  await tabTo(choice.packages.first());
  await reader.expectSpoken(/^radio, Starter 9\.90 USDT 1 month .*, not checked, position 1, set size 4$/);
  await page.keyboard.press("Space");
  await reader.expectSpoken(/^polite: .*Starter.*9\.90 USDT$/);
  await press(choice.order);
  await reader.expectSpoken("main, My orders");
  await reader.expectSpoken(/^dialog, Pay order \d{16}, modal$/);
  await reader.expectSpoken("polite: The order is waiting for your payment.");
  const [order] = await service.orders(merchant);
  const code = order?.code ?? "";

  const payment = await openPayment(signedIn, code);
  await payment.finish.waitFor();
  const dialogReader = await ScreenReader.start(signedIn);
  const asked = await dialogReader.readAll(payment.dialog);
  expect(between(asked, "heading, Amount to pay, level 3", "heading, Network, level 3")).toContain("9.90");
  expect(between(asked, "heading, Network, level 3", "heading, Token, level 3")).toEqual(
    expect.arrayContaining(["TRON", "TRC20"]),
  );
  expect(asked).toContain("timer, Time left to pay");
  expect(asked).toContain("button, Copy amount");
  expect(asked).toContain("button, Copy address");

  await press(payment.finish);
  await dialogReader.expectSpoken(
    /^alertdialog, Go to my orders\?, Thank you\. We are checking your payment; .*, modal$/,
  );
  await dialogReader.expectSpoken("polite: Your payment is being confirmed.");
  await press(payment.stay);
  await dialogReader.spoken();
  await service.pay(code, "exact");
  await payment.expectPaymentState("paid");
  await dialogReader.expectSpoken("polite: The payment is complete.");
  const end = await dialogReader.spoken();
  // Announced once, since the dialog itself is no live region.
  expect(end.filter((phrase) => /^(polite|assertive): .*(complete|active)/.test(phrase))).toEqual([
    "polite: The payment is complete.",
  ]);
});

sweep(
  "screen reader: the gate is announced, the AppSecret is not (4.5, 6.5, 8.11)",
  async ({ signedIn, merchant, service }) => {
    const { page } = signedIn;
    const { name, code } = await newApplication(service, merchant);
    await signedIn.goto("/app/list");
    await signedIn.expectState("list", "shown");
    const reader = await ScreenReader.start(signedIn);
    await press(signedIn.button("applications:list.credentialsOf", { name }));
    await reader.expectSpoken(`dialog, Credentials of ${code}, modal`);
    const dialog = page.getByRole("dialog");
    await reader.expectSpoken(/^polite: We sent a code to /);
    await reader.expectSpoken(/^textbox, Verification code, .*not invalid, required/);
    const asked = await reader.readAll(dialog);
    expect(asked).toContain("Important data, avoid leaking");
    expect(asked).toContain("button, Continue, disabled");

    const way = gate(signedIn, service, merchant);
    await hasFocus(way.code);
    const sent = await service.latestCode(merchant.email);
    await page.keyboard.type(sent === "111111" ? "222222" : "111111");
    await page.keyboard.press("Enter");
    await reader.expectSpoken(/^polite: The verification code is not right or no longer works\./);
    await typeInto(way.code, sent);
    await reader.spoken();
    await page.keyboard.press("Enter");
    await reader.expectSpoken("polite: Verification succeeded");
    // The focused step is removed; the dialog gets the focus and announces the new step.
    await reader.expectSpoken(`heading, Credentials of ${code}, level 2`);

    const reveal = dialog.getByRole("button", { name: "Show AppSecret" });
    await reveal.waitFor();
    const held = await reader.readAll(dialog);
    expect(between(held, "AppSecret", "button, Show AppSecret")).toContain("Hidden");
    await press(reveal);
    const secret = (await reader.readAll(dialog)).find(
      (phrase) => /^[0-9a-zA-Z_]{32,}$/.test(phrase) && !phrase.startsWith("ak_"),
    );
    expect(secret).toBeDefined();
    expect((await reader.spoken()).join("\n")).not.toContain(secret);
  },
);

/** The phrases between two given ones. */
function between(said: readonly string[], from: string, to: string): string[] {
  expect(said).toContain(from);
  const start = said.indexOf(from);
  const end = said.indexOf(to, start);
  expect(end).toBeGreaterThan(start);
  return said.slice(start + 1, end);
}
