import { expect } from "vitest";
import { currencySwitches, wallet } from "#model-tests/browser/areas/currencies.ts";
import { test } from "#model-tests/browser/journey.ts";
import { tabTo } from "#model-tests/browser/keyboard.ts";
import { FAULT_ERRORS } from "#model-tests/browser/page-errors.ts";
import { holdTimers } from "#model-tests/situations/hold-timers.ts";

test("my currencies: switching works by keyboard up to the package's limit, and the console home counts them (2.31, 3.6, 3.11)", async ({
  signedIn,
  service,
  merchant,
}) => {
  const { page } = signedIn;
  const { switchOf, expectUsed, expectReady } = currencySwitches(signedIn);
  await signedIn.goto("/mycurrency/list");
  await expectUsed(0, 2);
  await page.locator("#content").focus();
  for (const [on, protocol] of ["TRC20", "ERC20"].entries()) {
    await tabTo(switchOf("USDT", protocol));
    await page.keyboard.press("Space");
    await expectUsed(on + 1, 2);
    await expect.poll(() => switchOf("USDT", protocol).getAttribute("aria-checked")).toBe("true");
  }
  await signedIn.expectText("currencies:mine.full");

  const third = switchOf("USDT", "BEP20");
  expect(await third.getAttribute("aria-disabled")).toBe("true");
  await third.press("Space");
  await expectReady();
  expect(await third.getAttribute("aria-checked")).toBe("false");

  await signedIn.goto("/console/index");
  const figure = page.getByRole("term").filter({ hasText: signedIn.t("dashboard:figure.availableCurrencies") });
  await expect.poll(() => figure.locator("xpath=following-sibling::dd[1]").innerText()).toBe("2 of 2");

  await service.call("/api/Currency/Switch", { id: "usdt-trc20", enabled: false }, merchant.token);
  await signedIn.goto("/mycurrency/list");
  await expectUsed(1, 2);
});

test("wallet: shows the address of each network as text and QR code, with a warning about other networks (1.1, 2.31, 7.12)", {
  tags: ["8.10.a", "1.1.e", "7.12.a"],
}, async ({ signedIn, service, merchant }) => {
  const { page, t } = signedIn;
  signedIn.errors.allow(...FAULT_ERRORS);
  const shown = wallet(signedIn);
  const addressOn = async (network: string) => {
    const answer = await service.call<{ address: string }>(
      "/api/wallet/merchantClient/GetUserWallet",
      { network },
      merchant.token,
    );
    return answer.address;
  };

  await signedIn.goto("/wallet");
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
  await page.route("**/GetUserWallet", (route) => route.abort("internetdisconnected"));
  await shown.network("BSC").click();
  await signedIn.expectText("chain:address.failed");
  await page.unrouteAll();
  await signedIn.button("shell:error.retry").click();
  // The trial version allows two (3.6).
  await signedIn.expectText("shell:refusal.walletLimitReached");
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
