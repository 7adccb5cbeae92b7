import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { gate } from "#model-tests/browser/areas/applications.ts";
import { openSandboxPage } from "#model-tests/browser/areas/sandbox-page.ts";
import { palette } from "#model-tests/browser/areas/shell.ts";
import { startCallbackReceiver } from "#model-tests/browser/callback-receiver.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

/** Counts clicks and key presses. */
class Steps {
  count = 0;
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.#person.page.keyboard.press(key);
  }
}

const link = (person: Person, name: string) => person.page.getByRole("link", { name, exact: true }).first();
const button = (person: Person, name: string | RegExp) =>
  person.page.getByRole("button", { name, exact: true }).first();

test("common tasks: a payment by its hash takes 2 steps, last month's bills as a file 4, what each application received 1, an address 2 (2.24, 2.28, 2.30)", async ({
  atDemo: person,
  demo,
  service,
}) => {
  const { page } = person;
  const bill = (await service.bills(demo)).find(({ hash, paidAt }) => hash && paidAt);
  await person.goto("/dashboard/workplace");

  // Whatever is pasted is answered: the newest of an address's payments, a callback, an amount without a payment.
  for (const [pasted, answer] of [
    [bill?.deliveryAddress, /^Newest of [\d,]+: Paid: /],
    ["CB100001", /^BILL\d+: .+ callback/],
    ["0.01 USDT", /^Nothing found/],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted ?? "");
    await page.locator("#content").focus();
    await page.keyboard.press("Control+v");
    await palette(person).dialog.getByText(answer).first().waitFor();
    await page.keyboard.press("Escape");
    await palette(person).dialog.waitFor({ state: "hidden" });
  }

  const byHash = new Steps(person);
  await page.evaluate((hash) => navigator.clipboard.writeText(hash), bill?.hash ?? "");
  await page.locator("#content").focus();
  await byHash.press("Control+v");
  await page
    .getByText(/^Paid: [\d,.]+\sUSD[TC], confirmed/)
    .first()
    .waitFor();
  await byHash.press("Enter");
  await person.expectPath(`/bill/list?open=${bill?.code}`);
  expect(byHash.count).toBe(2);

  await person.goto("/bill/list");
  const asFile = new Steps(person);
  const downloading = page.waitForEvent("download");
  await asFile.click(page.getByRole("search").getByRole("button", { name: /^Created/ }));
  await asFile.click(button(person, "Last month"));
  await asFile.click(button(person, "Export"));
  await asFile.click(page.getByRole("menuitem").first());
  await downloading;
  expect(asFile.count).toBeLessThanOrEqual(4);

  await person.goto("/dashboard/workplace");
  const byApplication = new Steps(person);
  await byApplication.click(page.getByRole("radio", { name: "By application", exact: true }));
  await page.getByText("Web shop", { exact: true }).first().waitFor();
  expect(byApplication.count).toBe(1);

  const address = new Steps(person);
  await address.click(link(person, "My wallet"));
  await address.click(button(person, "Copy address"));
  await person.expectAnnouncement(/copied/i);
  expect(address.count).toBe(2);
});

test("common tasks: why a callback failed and sending it again takes 3 steps, sending all of a day 2, rotating a secret 4 and a code (2.24, 2.28, 3.7)", async ({
  signedIn,
  merchant,
  service,
  visitor,
  onTestFinished,
}) => {
  const receiver = await startCallbackReceiver();
  onTestFinished(receiver.stop);
  receiver.answer(503);
  const application = await service.newApplication(merchant, { rechargeCallback: receiver.url });
  await service.enableCurrency(merchant, "usdt-trc20");
  const tester = await openSandboxPage(visitor, merchant);
  const isPaid = async (amount: string, bills: number) => {
    await tester.sendTransfer(`Pay ${application.name}`, { amount, network: "TRON", userId: "customer-17" });
    await expect
      .poll(async () => (await service.bills(merchant)).map(({ noticeStatus }) => noticeStatus))
      .toEqual(Array(bills).fill("failed"));
  };
  await isPaid("12.5", 1);
  const { page, t } = signedIn;

  await signedIn.goto("/dashboard/workplace");
  const again = new Steps(signedIn);
  await again.click(link(signedIn, "See the callbacks"));
  await again.click(page.getByRole("button", { name: /^Details/ }).first());
  await page
    .getByText(/^HTTP 503 after \d+ ms/)
    .first()
    .waitFor();
  await again.click(button(signedIn, "Send again"));
  await signedIn.expectAnnouncement(/Sent again/);
  expect(again.count).toBeLessThanOrEqual(3);

  await signedIn.goto("/dashboard/workplace");
  const all = new Steps(signedIn);
  await all.click(link(signedIn, "Close of the day"));
  await button(signedIn, "Send all again").waitFor();
  // Not earlier, since the service sends again by itself.
  receiver.answer(200);
  await all.click(button(signedIn, "Send all again"));
  await page.getByText("Every callback of this day was delivered.").waitFor();
  expect(all.count).toBe(2);

  const rotated = new Steps(signedIn);
  await rotated.click(link(signedIn, "My applications"));
  await rotated.click(
    page
      .getByRole("row", { name: new RegExp(application.code) })
      .getByRole("cell")
      .first(),
  );
  await rotated.click(signedIn.button("applications:rotation.rotate"));
  await rotated.click(page.getByRole("dialog").getByRole("button", { name: t("applications:gate.confirm") }));
  await gate(signedIn, service, merchant).pass();
  await signedIn.expectAnnouncement(t("applications:rotation.done.rotate"));
  expect(rotated.count).toBeLessThanOrEqual(4);
});

test("common tasks: a package is ordered in 3 steps, and the rest of an order is asked for from home in 1 (2.24, 2.25, 2.26)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page } = signedIn;
  await signedIn.goto("/order/list");
  const ordered = new Steps(signedIn);
  await ordered.click(link(signedIn, "Choose a package"));
  await ordered.click(page.getByRole("radio", { name: /^Starter/ }));
  await ordered.click(button(signedIn, "Place order"));
  await page.getByRole("dialog", { name: /^Pay order/ }).waitFor();
  expect(ordered.count).toBeLessThanOrEqual(3);

  const [order] = await service.orders(merchant);
  await service.pay(order?.code ?? "", "short");
  await signedIn.goto("/dashboard/workplace");
  const rest = new Steps(signedIn);
  await rest.click(link(signedIn, "Pay the rest"));
  await page.getByText("Still to pay").first().waitFor();
  expect(rest.count).toBe(1);
});
