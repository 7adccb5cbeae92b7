import { expect } from "vitest";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { startCallbackReceiver } from "#model-tests/browser/callback-receiver.ts";
import { test } from "#model-tests/browser/journey.ts";

test("payment rehearsal: underpaid with the receiver's answer, then on a network that is not accepted (2.27, 2.28, 2.31, 4.6)", async ({
  signedIn,
  merchant,
  service,
  onTestFinished,
}) => {
  const receiver = await startCallbackReceiver();
  onTestFinished(receiver.stop);
  receiver.answer(503);
  const application = await service.newApplication(merchant, receiver.url);
  await service.enableCurrency(merchant, "usdt-trc20");
  const { page } = signedIn;
  await signedIn.goto(`/app/list?open=${application.code}`);
  await page.getByRole("button", { name: "Rehearse a payment", exact: true }).click();

  const dialog = page.getByRole("dialog", { name: `Rehearse a payment to ${application.code}` });
  const pay = dialog.getByRole("button", { name: "Let the customer pay", exact: true });
  const amount = dialog.getByLabel("Amount in USDT", { exact: true });
  await dialog.getByRole("radio", { name: "Too little" }).check();
  await amount.fill("0");
  await pay.click();
  await dialog.getByText("Enter an amount above 0, such as 29.90.").waitFor();
  await amount.fill("1,000.50");
  await dialog.getByLabel("Customer ID", { exact: true }).fill("customer-17");
  await pay.press("Enter");

  await dialog.getByText("Your receiver did not take the callback.").waitFor();
  await dialog.getByText("HTTP 503").waitFor();
  await dialog.getByText("500.25 USDT").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(receiver.received).toMatchObject([{ amount: "500.25", userId: "customer-17" }]);
  const [bill] = await service.bills(merchant);
  await dialog.getByRole("link", { name: "See the bill", exact: true }).click();
  await signedIn.expectPath(`/bill/list?open=${receiver.received[0]?.billCode}`);
  expect(bill).toMatchObject({ userId: "customer-17" });

  await page.goBack();
  await dialog.getByRole("radio", { name: "On the wrong network" }).check();
  await pay.click();
  await dialog.getByText("Sent on Ethereum, which you do not accept").waitFor();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  expect(receiver.received).toHaveLength(1);
});
