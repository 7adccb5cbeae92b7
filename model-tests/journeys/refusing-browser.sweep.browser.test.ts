import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { addressesOf } from "#model-tests/browser/areas/every-screen.ts";
import { test } from "#model-tests/browser/journey.ts";
import { breakStorage, onPlainHttp } from "#model-tests/browser/restricted-browser.ts";

test.for(["plain http", "storage refused", "storage full", "no WebCrypto"] as const)(
  "%s: every screen shows its heading, without console messages (2.1 to 2.39, 8.4)",
  { timeout: 180_000 },
  async (refused, { openConsole, merchant, service }) => {
    const person = await openConsole({ url: refused === "plain http" ? onPlainHttp(service.url) : service.url });
    const { page } = person;
    if (refused === "storage refused") await breakStorage(person, "refused");
    if (refused === "storage full") await breakStorage(person, "full");
    if (refused === "no WebCrypto")
      await person.context.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    const { code } = await service.newOrder(merchant);
    const broken: string[] = [];
    const look = async (address: string) => {
      await page.waitForLoadState("networkidle");
      const heading = page.getByRole("heading", { level: 1 }).filter({ visible: true }).first();
      await heading.waitFor().catch(() => broken.push(`${address} shows nothing`));
      if ((await page.getByText(person.t("shell:error.brokenTitle")).count()) > 0) broken.push(`${address} is broken`);
      const complaints = person.errors.unexpected;
      if (complaints.length > 0) broken.push(`by ${address}: ${complaints.join("; ")}`);
    };
    for (const address of addressesOf("visitor")) {
      await person.goto(address);
      await look(address);
    }
    await person.goto("/login");
    await person.waitForHydration();
    await signInForm(person).signIn(merchant);
    await person.expectState("session", "settled");
    const addresses = addressesOf("merchant");
    for (const address of addresses) {
      await person.navigate(address.replace("ORDER", code));
      await look(address);
    }
    expect(addresses.length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  },
);
