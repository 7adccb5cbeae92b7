import type { Person } from "#model-tests/browser/person.ts";
import type { Merchant } from "#model-tests/browser/service.ts";

/** The tester's page `/sandbox`, as it shows one merchant. Its words are English in every language. */
export async function openSandboxPage({ page, url }: Person, { email }: Merchant) {
  await page.goto(`${url}/sandbox?to=${encodeURIComponent(email)}`);
  const form = (name: string) => page.getByRole("form", { name });
  return {
    /** Lets a customer pay, or a merchant recharge, and waits until the page says so. */
    async sendTransfer(
      name: string,
      { amount, network, userId }: { amount: string; network: string; userId?: string },
    ) {
      await form(name).getByLabel("Amount in USDT").fill(amount);
      await form(name).getByLabel("Network").selectOption(network);
      if (userId) await form(name).getByLabel("The customer's user ID").fill(userId);
      await form(name).getByRole("button").click();
      await page.getByRole("status").getByText("Transfer sent").waitFor();
    },
    async refresh() {
      await page.getByRole("link", { name: "Refresh" }).click();
    },
    callback: (billCode: string) =>
      page.getByRole("article").filter({ has: page.getByRole("heading", { name: billCode }) }),
  };
}
