import { expect } from "vitest";
import { openSandboxPage } from "#model-tests/browser/areas/sandbox-page.ts";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { startCallbackReceiver } from "#model-tests/browser/callback-receiver.ts";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";

test("close of the day: receipts by network, failed callbacks, and resending all (2.24, 2.28, 2.31, 4.6)", async ({
  signedIn,
  visitor,
  merchant,
  service,
  onTestFinished,
}) => {
  const receiver = await startCallbackReceiver();
  onTestFinished(receiver.stop);
  receiver.answer(503);
  const application = await service.newApplication(merchant, receiver.url);
  await service.enableCurrency(merchant, "usdt-trc20");
  const tester = await openSandboxPage(visitor, merchant);
  await tester.sendTransfer(`Pay ${application.name}`, { amount: "12.5", network: "TRON", userId: "customer-17" });
  await expect.poll(async () => (await service.bills(merchant))[0]?.noticeStatus).toBe("failed");
  const code = receiver.received[0]?.billCode ?? "";

  const { page } = signedIn;
  await signedIn.goto("/bill/list");
  await page.getByRole("link", { name: "Close of the day", exact: true }).click();
  await signedIn.expectPath("/bill/day");
  const received = page.getByRole("region", { name: "Received", exact: true });
  await received.getByRole("row", { name: `${application.name} TRON (TRC20) Payments: 1 12.50 USDT` }).waitFor();
  await received.getByRole("row", { name: "In total Payments: 1 12.50 USDT" }).waitFor();
  await page.getByText("Every bill of this day was confirmed on the same day.").waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const callbacks = page.getByRole("region", { name: "Open callbacks", exact: true });
  await callbacks.getByRole("link", { name: code }).waitFor();
  receiver.answer(200);
  await callbacks.getByRole("button", { name: "Send all again", exact: true }).press("Enter");
  await callbacks.getByText("Every callback of this day was delivered.").waitFor();
  await hasFocus(signedIn.machine("bulkRun"));
  expect((await service.bills(merchant))[0]?.noticeStatus).toBe("success");

  await page.getByRole("button", { name: "The day before", exact: true }).click();
  await page.getByText("Nothing was received on this day.").waitFor();
  expect(page.url()).toMatch(/\/bill\/day\?day=\d{4}-\d{2}-\d{2}$/);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
});
