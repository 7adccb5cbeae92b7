import type { Person } from "#model-tests/browser/person.ts";
import type { Merchant } from "#model-tests/browser/service.ts";

/** The page `/sandbox` for one merchant; it is in English only. */
export async function openSandboxPage({ page, url }: Person, { email }: Merchant) {
  await page.goto(`${url}/sandbox?to=${encodeURIComponent(email)}`);
  const form = (name: string) => page.getByRole("form", { name });
  return {
    /** Sends a customer's payment or a recharge, and waits for the confirmation. */
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
