import { expect } from "vitest";
import { openPayment } from "#model-tests/browser/areas/orders.ts";
import { isInViewport } from "#model-tests/browser/in-viewport.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";

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

sweep(
  "payment: overpaid is paid, and the order shows what happens to the difference (4.4)",
  async ({ signedIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    const payment = await openPayment(signedIn, code);
    await payment.finish.click();
    const paid = await service.pay(code, "over");
    await payment.expectPaymentState("paid");
    // The offer is shown even if the chain is fast.
    await signedIn.expectText("orders:pay.offer.paid");
    await payment.stay.click();
    await payment.offer.waitFor({ state: "hidden" });

    const { excess } = paid.payment;
    expect(await payment.amountBeside("orders:pay.excess").innerText()).toContain(excess);
    await signedIn.expectText("orders:pay.excessHandling.creditedToBalance", { amount: `${excess} USDT` });
  },
);

sweep(
  "payment: late money is shown on the order, with what happens to it (4.4)",
  async ({ signedIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    const payment = await openPayment(signedIn, code);
    await payment.expectPaymentState('{"pending":"open"}');
    await service.endWindow(code);
    await payment.expectPaymentState("cancelled");
    await signedIn.expectText("orders:reason.windowEnded");
    expect(await payment.finish.count()).toBe(0);

    const late = await service.pay(code, "late");
    await payment.pollNow();
    await signedIn.expectText("orders:pay.transfer.late");
    const { excess, excessHandling } = late.payment;
    const fate = signedIn.t(`orders:pay.excessHandling.${excessHandling}`, { amount: `${excess} USDT` });
    await payment.statusText.filter({ hasText: fate }).waitFor();
    await payment.dialog.getByText(fate, { exact: true }).waitFor();
  },
);

sweep("payment: little time left is announced once (4.4)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  const payment = await openPayment(signedIn, code);
  await payment.expectPaymentState('{"pending":"open"}');
  const timeShort = signedIn.t("orders:pay.timeShort", { minutes: 5 });
  expect(await payment.dialog.getByText(timeShort).count()).toBe(0);

  await signedIn.page.route("**/api/Order/Detail", async (route) => {
    const answered = await route.fetch();
    const answer = await answered.json();
    answer.resData.payment.secondsLeft = 290;
    await route.fulfill({ response: answered, json: answer });
  });
  await payment.pollNow();
  await payment.dialog.getByRole("status").getByText(timeShort).waitFor();
});

sweep(
  "payment: money on the wrong network does not count, and the order shows it (4.4)",
  async ({ signedIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    const payment = await openPayment(signedIn, code);
    await signedIn.expectText("chain:warning.text");

    const { payment: seen } = await service.pay(code, "wrongNetwork");
    const [transfer] = seen.transfers;
    await signedIn.expectText("orders:pay.transfer.wrongNetwork", {
      network: signedIn.t(`chain:network.${transfer?.network ?? ""}`),
    });
    await payment.expectPaymentState('{"pending":"open"}');
  },
);

sweep("payment: a failed confirmation can be paid again (4.4, 8.9)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  const payment = await openPayment(signedIn, code);
  await payment.finish.click();
  await payment.stay.click();
  await payment.expectPaymentState("waiting");

  await service.refuseConfirmation(code);
  await payment.expectPaymentState("failed");
  await signedIn.expectText("orders:pay.failedRefused");

  await service.pay(code, "exact");
  await payment.finish.click();
  await payment.expectPaymentState("paid");
});

test("cancel order: asks first and is final (4.4, 2.26)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  const payment = await openPayment(signedIn, code);

  await payment.cancel.click();
  await payment.keep.click();
  await payment.expectPaymentState('{"pending":"open"}');
  expect((await service.order(merchant, code)).payStatus).toBe("pending");

  await payment.cancel.click();
  await payment.confirmCancel.click();
  await payment.expectPaymentState("cancelled");
  await signedIn.expectAnnouncement(signedIn.t("shell:notice.orderCancelled"));
  expect(await service.order(merchant, code)).toMatchObject({
    payStatus: "cancelled",
    payReason: "cancelledByMerchant",
  });
});

sweep("payment: the dialog after it leads to my orders (4.4)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  const payment = await openPayment(signedIn, code);
  await payment.finish.click();
  await payment.acceptOffer.click();
  await signedIn.expectPath("/order/list");
  await payment.dialog.waitFor({ state: "hidden" });
});

sweep("payment: confirmations are counted as n of m (4.4)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  const { payment: seen } = await service.pay(code, "exact");
  const payment = await openPayment(signedIn, code);
  const required = seen.transfers[0]?.requiredConfirmations ?? 0;
  expect(required).toBeGreaterThan(0);
  await payment.expectPaymentState("paid");
  await signedIn.expectText("orders:pay.transfer.confirmations", { seen: required, required });
});

sweep("payment: a reload keeps its state (4.4)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  const payment = await openPayment(signedIn, code);
  await payment.finish.click();
  await payment.stay.click();
  await signedIn.page.reload();
  await payment.expectPaymentState("waiting");

  await service.pay(code, "exact");
  await payment.expectPaymentState("paid");
  expect(await service.orders(merchant)).toHaveLength(1);
});

test("pay dialog: amount and address are copied exactly (2.26, 7.12)", async ({ signedIn, merchant, service }) => {
  const { code, amount } = await service.newOrder(merchant);
  const [payment] = await Promise.all([
    openPayment(signedIn, code),
    signedIn.page.waitForRequest("**/api/wallet/merchantClient/GetUserWallet"),
  ]);
  const copied = () => signedIn.page.evaluate(() => navigator.clipboard.readText());
  const copy = (key: string) => payment.dialog.getByRole("button", { name: signedIn.t(key) }).click();

  await copy("orders:pay.copyAmount");
  await expect.poll(copied).toBe(amount);
  await copy("chain:address.copy");
  await expect.poll(copied).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
  const shown = await payment.dialog.locator("code").first().innerText();
  expect(shown.replace(/\s/g, "")).toBe(await copied());
});

test.for(["en-US", "zh-TW", "th-TH"] as const)(
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

sweep(
  "pay dialog: an order paid in full cannot be paid or cancelled, even if its status is still pending (4.4)",
  async ({ signedIn, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    const { page } = signedIn;
    await page.route("**/api/Order/Detail", async (route) => {
      const answer = await (await route.fetch()).json();
      const { payment } = answer.resData;
      Object.assign(payment, { received: payment.expected, remaining: "0.00" });
      await route.fulfill({ json: answer });
    });
    const payment = await openPayment(signedIn, code);
    await signedIn.expectText("orders:pay.coveredTitle");
    await signedIn.expectText("orders:pay.coveredText");
    for (const gone of ["orders:pay.rest", "orders:pay.amount", "orders:pay.cancel", "orders:pay.missing"]) {
      expect(await page.getByRole("dialog").getByText(signedIn.t(gone), { exact: true }).count(), gone).toBe(0);
    }
    await signedIn.goto(`/order/list?cancel=${code}`);
    await signedIn.expectText("orders:pay.coveredCancel");
    expect(await page.getByRole("alertdialog").getByRole("button").count()).toBe(1);

    await signedIn.goto(`/order/list?open=${code}`);
    await signedIn.expectText("chain:orderStatus.seen");

    await page.unroute("**/api/Order/Detail");
    await openPayment(signedIn, code);
    await service.pay(code, "exact");
    await payment.expectPaymentState("waiting");
  },
);

test("pay dialog: a lost connection is shown until it is back (8.4)", async ({ signedIn, merchant, service }) => {
  signedIn.errors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { code } = await service.newOrder(merchant);
  const { page, context, t } = signedIn;
  const payment = await openPayment(signedIn, code);
  await signedIn.button("chain:address.copy").waitFor();
  await context.setOffline(true);
  await payment.finish.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(t("shell:fault.offline")).first().waitFor();
  await context.setOffline(false);
  await dialog.getByText(t("shell:fault.offline")).first().waitFor({ state: "hidden" });
  await signedIn.button("shell:error.retry").first().click();
  await expect.poll(() => dialog.getByText(t("shell:fault.offlineBefore")).count()).toBe(0);
  expect(await payment.finish.isEnabled()).toBe(true);
});
