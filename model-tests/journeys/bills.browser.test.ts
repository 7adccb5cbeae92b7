import { expect } from "vitest";
import { openSandboxPage } from "#model-tests/browser/areas/sandbox-page.ts";
import { startCallbackReceiver } from "#model-tests/browser/callback-receiver.ts";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";

test("close of the day: a date can be typed, and the next day can be chosen after midnight (2.28)", async ({
  atDemo,
}) => {
  const { page, t } = atDemo;
  const written = (day: Date) => new Intl.DateTimeFormat("sv-SE").format(day);
  const late = new Date();
  late.setHours(23, 59, 0, 0);
  const [before, long] = [3, 200].map((days) => new Date(late.getTime() - days * 86_400_000)) as [Date, Date];
  await page.clock.install({ time: late });
  await atDemo.goto("/bill/day");
  await page.getByRole("article").waitFor();
  const date = page.getByLabel(t("bills:day.day"));
  await date.fill(written(long));
  await page.getByText(/^Choose a day from .+ to .+\.$/).waitFor();
  await date.blur();
  expect(await date.inputValue()).toBe(written(late));
  const [month, day] = new Intl.DateTimeFormat("en-US", { dateStyle: "short" }).format(before).split("/");
  await date.focus();
  for (const part of [month?.padStart(2, "0"), day?.padStart(2, "0"), before.getFullYear()])
    await page.keyboard.type(String(part));
  await atDemo.expectPath(`/bill/day?day=${written(before)}`);
  await page.getByRole("article", { name: new RegExp(String(before.getFullYear())) }).waitFor();
  await hasFocus(date);

  const next = atDemo.button("bills:day.after");
  await atDemo.goto("/bill/day");
  await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
  await page.clock.fastForward("02:00");
  await expect.poll(() => next.getAttribute("aria-disabled")).toBe(null);
});

test("bills: a customer's payment becomes a bill with a callback, which is repeated after a failure (2.28, 2.31, 3.8, 4.6, 8.9)", {
  tags: ["2.28.a"],
}, async ({ signedIn, visitor, merchant, service, onTestFinished }) => {
  const receiver = await startCallbackReceiver();
  onTestFinished(receiver.stop);
  receiver.answer(503);
  const application = await service.newApplication(merchant, { rechargeCallback: receiver.url });
  await service.enableCurrency(merchant, "usdt-trc20");
  await signedIn.goto("/bill/list");
  await signedIn.expectText("bills:bill.empty");

  const tester = await openSandboxPage(visitor, merchant);
  await tester.sendTransfer(`Pay ${application.name}`, { amount: "12.5", network: "TRON", userId: "customer-17" });
  await expect.poll(async () => (await service.bills(merchant))[0]?.noticeStatus).toBe("failed");
  expect(receiver.received).toMatchObject([{ amount: "12.50", userId: "customer-17" }]);
  const code = receiver.received[0]?.billCode ?? "";
  await tester.refresh();
  await tester.callback(code).getByText("Not delivered").waitFor();

  await signedIn.button("list:refresh").click();
  await signedIn.button("list:detailsOf", { code }).click();
  await signedIn.expectPath(`/bill/list?open=${code}`);
  const bill = signedIn.page.getByRole("dialog", { name: signedIn.t("bills:bill.title", { code }) });
  for (const shown of [application.name, "customer-17", merchant.user.id, "12.50 USDT", "TRON (USDT-TRC20)"]) {
    await bill.getByText(shown).first().waitFor();
  }
  const hash = (await service.bills(merchant))[0]?.hash ?? "";
  const explorer = bill.getByRole("link", { name: signedIn.t("chain:explore", { network: "TRON" }) });
  expect(await explorer.getAttribute("href")).toBe(`https://tronscan.org/#/transaction/${hash}`);
  expect(await explorer.getAttribute("rel")).toContain("noopener");
  await bill.getByRole("link", { name: signedIn.t("bills:bill.toCallback") }).click();

  await signedIn.expectPath(`/callback/list?code=${code}`);
  await signedIn.page.getByRole("button", { name: /^Details of CB/ }).click();
  const again = signedIn.button("bills:callback.again");
  await again.click();
  await signedIn.expectState("callbackResend", "undelivered");
  await hasFocus(again);
  await signedIn.expectText("bills:callback.sentNotTaken");
  await signedIn.page.route("**/api/Callback/Resend", (route) => route.abort(), { times: 1 });
  signedIn.errors.allow(/Failed to load resource/, /request failed/);
  await again.click();
  await signedIn.expectState("callbackResend", "failed");
  // The message covers no button of the record.
  const message = await signedIn.page.locator(".toast-danger").boundingBox();
  expect(message?.y).toBeGreaterThan((await again.boundingBox())?.y ?? Number.NaN);
  await signedIn.page.keyboard.press("Escape");
  await signedIn.page.getByRole("dialog").waitFor({ state: "hidden" });

  await signedIn.page.getByRole("checkbox", { name: signedIn.t("list:bulk.selectRow", { name: code }) }).press("Space");
  const bar = signedIn.machine("bulkRun");
  await bar.getByText(signedIn.t("list:bulk.selected", { rows: 1 })).waitFor();
  const send = bar.getByRole("button", { name: signedIn.t("bills:callback.again"), exact: true });
  await send.click();
  await signedIn.expectState("bulkRun", "ended");
  await bar.getByText(signedIn.t("bills:callback.manyNotTaken")).waitFor();
  await bar.getByRole("listitem").getByText(code).waitFor();
  // Failed callbacks stay selected and are resent; accepted ones are not.
  receiver.answer(200);
  await send.click();
  await bar.getByText(signedIn.t("bills:callback.manySent", { callbacks: 1 })).waitFor();
  expect(await signedIn.page.getByRole("checkbox", { checked: true }).count()).toBe(0);
  await signedIn.page.getByRole("cell").getByText(signedIn.t("bills:notice.success")).waitFor();
  expect(new Set(receiver.received.map(({ billCode }) => billCode))).toEqual(new Set([code]));
  expect((await service.bills(merchant))[0]?.noticeStatus).toBe("success");
});
