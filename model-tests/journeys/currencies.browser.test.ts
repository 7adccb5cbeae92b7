import { expect } from "vitest";
import { wallet } from "#model-tests/browser/areas/currencies.ts";
import { test } from "#model-tests/browser/journey.ts";
import { holdTimers } from "#model-tests/situations/hold-timers.ts";

test("wallet: shows the address of each network as text and QR code, with a warning about other networks (1.1, 2.31, 7.12)", {
  tags: ["8.10.a", "1.1.e", "7.12.a"],
}, async ({ signedIn, service, merchant }) => {
  const { page, t } = signedIn;
  const shown = wallet(signedIn);
  const addressOn = async (network: string) => {
    const answer = await service.call<{ address: string }>(
      "/api/wallet/merchantClient/GetUserWallet",
      { network },
      merchant.token,
    );
    return answer.address;
  };

  await signedIn.goto("/currencybill/list");
  await signedIn.navigate("/wallet");
  await signedIn.expectPath("/wallet/index");
  await shown.qr.waitFor();
  expect(await shown.addressText()).toBe(await addressOn("TRON"));

  await shown.network("TRON").focus();
  await page.keyboard.press("ArrowRight");
  await signedIn.expectPath("/wallet/index?network=ETH");
  const named = { token: "USDT", network: t("chain:network.ETH"), protocol: "ERC20" };
  await signedIn.expectText("chain:warning.title", named);
  await expect.poll(() => shown.addressText()).toBe(await addressOn("ETH"));
  await shown.copy.press("Enter");
  await signedIn.expectAnnouncement("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await addressOn("ETH"));

  await page.reload();
  await shown.qr.waitFor();
  expect(await shown.addressText()).toBe(await addressOn("ETH"));
  // The chosen network is no step of its own.
  await page.goBack();
  await signedIn.expectPath("/currencybill/list");
});

test("my currencies: a change made elsewhere is shown when the tab is seen again (2.31)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page } = signedIn;
  await signedIn.goto("/mycurrency/list");
  await signedIn.expectState("currencySwitches", "ready");
  const on = page.getByRole("switch", { checked: true });
  const before = await on.count();
  await service.enableCurrency(merchant, "usdt-trc20");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => on.count()).toBe(before + 1);
});

test("copying: is announced in an existing live region, by pointer and keyboard (8.10)", async ({ signedIn }) => {
  const { page } = signedIn;
  await signedIn.goto("/currencybill/list");
  const copies = page.getByRole("button", { name: /^Copy the contract address of/ });
  await copies.first().waitFor();
  await holdTimers(signedIn);
  const saidBeside = (place: number) => copies.nth(place).locator("xpath=following-sibling::*[@role='status']");
  for (const [place, approach] of [
    [0, () => copies.nth(0).hover()],
    [1, () => copies.nth(1).focus()],
  ] as const) {
    await approach();
    await expect.poll(() => saidBeside(place).textContent()).toBe("");
    await copies.nth(place).press("Enter");
    await expect.poll(() => saidBeside(place).textContent()).toBe("Copied");
  }
});
