import { expect } from "vitest";
import { openPayment } from "#model-tests/browser/areas/orders.ts";
import { firstUnlessSweeps } from "#model-tests/browser/extent.ts";
import { isInViewport } from "#model-tests/browser/in-viewport.ts";
import { test } from "#model-tests/browser/journey.ts";

test("payment: underpaid shows the difference, and paying the rest leads to paid (4.4, 8.9)", {
  tags: ["4.4.d", "8.9.b"],
}, async ({ signedIn, merchant, service }) => {
  const { code, amount } = await service.newOrder(merchant);
  const payment = await openPayment(signedIn, code);
  const { payment: seen } = await service.pay(code, "short");
  await signedIn.expectExactText("Finish Pay");
  await payment.finish.click();
  await payment.stay.click();
  await service.endWindow(code);
  await payment.expectPaymentState("failed");

  const missing = signedIn.page.getByText(`Underpaid by ${seen.remaining} USDT`, { exact: true });
  const underpaid = missing.filter({ visible: true }).first();
  for (const [width, height] of [
    [360, 640],
    [1440, 800],
  ] as const) {
    await signedIn.page.setViewportSize({ width, height });
    await expect.poll(() => isInViewport(underpaid), { message: `what is missing at ${width} px` }).toBe(true);
    await expect.poll(() => isInViewport(payment.finish), { message: `its act at ${width} px` }).toBe(true);
  }
  await signedIn.expectText("orders:reason.amountShort");
  // The rest has a new payment window, so no ended one is shown.
  await signedIn.page.getByRole("timer").waitFor();
  expect(await signedIn.page.getByText(signedIn.t("orders:pay.timeOver"), { exact: true }).count()).toBe(0);
  expect(await payment.amountBeside("orders:pay.expected").innerText()).toContain(amount);
  expect(await payment.amountBeside("orders:pay.received").innerText()).toContain(seen.received);
  expect(await payment.amountBeside("orders:pay.missing").innerText()).toContain(seen.remaining);

  const top = async () => (await signedIn.page.getByRole("dialog").first().boundingBox())?.y;
  const before = await top();
  // The service continues when it sees the rest, without Finish Pay.
  await payment.finish.click();
  await service.pay(code, "exact");
  await payment.expectPaymentState("paid");
  // The dialog keeps its position although it is half as high.
  expect(await top()).toBe(before);
});

test.for(firstUnlessSweeps(["th-TH", "en-US", "zh-TW"] as const))(
  "pay dialog: amount, network, address, QR code and warning fit a phone's screen, %s (2.26)",
  async (locale, { openConsole, merchant, service }) => {
    const person = await openConsole({ signedInAs: merchant, locale, viewport: { width: 360, height: 640 } });
    const { code } = await service.newOrder(merchant);
    await openPayment(person, code);
    const dialog = person.page.getByRole("dialog");
    const shown = [
      dialog.getByText("9.90", { exact: true }),
      dialog.getByText("TRC20", { exact: true }),
      dialog.getByRole("timer"),
      dialog.getByRole("img", { name: person.t("chain:address.qr") }),
      person.button("chain:address.copy"),
      dialog.getByRole("note"),
    ];
    for (const part of shown) {
      await part.waitFor();
      await expect.poll(() => isInViewport(part), { message: String(part) }).toBe(true);
    }
  },
);
