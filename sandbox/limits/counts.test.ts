import { expect, test } from "vitest";
import { usdtAmount } from "#contracts/orders/usdt-amount.ts";
import { hashPassword } from "#sandbox/account/passwords.ts";
import { countAttempt, uncountAttempt } from "#sandbox/account/rate-limits.ts";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { getUserWallet } from "#sandbox/currencies/get-user-wallet.ts";
import { enableCurrency } from "#sandbox/currencies/switch-currency.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { readSettings } from "#sandbox/settings.ts";
import { payApplication } from "#sandbox/tester/incoming.ts";
import { addPackage } from "#sandbox/testing/add-package.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { signedInAs } from "#sandbox/testing/signed-in-as.ts";

const service = serviceFixture();

const NETWORKS = ["TRON", "ETH", "BSC"] as const;
const CURRENCIES = ["trx", "usdt-trc20", "eth", "usdt-erc20", "usdc-erc20", "dai-erc20", "bnb", "usdt-bep20"];
const WAYS: Record<string, (merchantId: string, at: number) => Promise<unknown>> = {
  applications: (merchantId) => addApplication(service, merchantId, sampleApplication()),
  currencies: (merchantId, at) => enableCurrency(service, service.db, merchantId, CURRENCIES[at] ?? ""),
  wallets: (merchantId, at) => getUserWallet.answer(service, { network: NETWORKS[at] }, signedInAs(merchantId)),
};

test.each([
  ["trial", "applications", 1],
  ["starter", "applications", 1],
  ["growth", "applications", 3],
  ["business", "applications", 10],
  ["trial", "currencies", 2],
  ["starter", "currencies", 3],
  ["growth", "currencies", 6],
  ["trial", "wallets", 2],
])("%s allows at most this many %s: %i (3.6)", async (packageId, what, most) => {
  const { userId: merchantId } = await signInNewMerchant(service);
  const now = service.clock().getTime();
  if (packageId !== "trial") await addPackage(service, merchantId, packageId, [new Date(now - 1), new Date(now + 1)]);
  for (let at = 0; at < most; at += 1) await WAYS[what]?.(merchantId, at);
  await expect(WAYS[what]?.(merchantId, most)).rejects.toThrow(/LimitReached$/);
});

test("two passwords are hashed at once and 64 wait; the next is refused", async () => {
  const asked = Array.from({ length: 67 }, () => hashPassword("Correct-Horse-7", 64));
  const taken = (await Promise.allSettled(asked)).map(({ status }) => status);
  expect(taken).toEqual([...Array(66).fill("fulfilled"), "rejected"]);
});

test.each([
  ["999999999.999999", true],
  ["1000000000", false],
  ["0.000001", true],
  ["0.0000001", false],
  ["0", false],
])("a tester pays %s USDT: %s", (amount, isTaken) => {
  expect(usdtAmount.safeParse(amount).success).toBe(isTaken);
});

test("a customer's name at /sandbox has at most 64 characters", () => {
  const payment = (length: number) => ({ network: "TRON", amount: "1", userId: "x".repeat(length) });
  expect([63, 64, 65].map((length) => payApplication.safeParse(payment(length)).success)).toEqual([true, true, false]);
});

test("the key of /sandbox has 16 characters or more", () => {
  const read = (length: number) => () => readSettings({ SANDBOX_KEY: "k".repeat(length) });
  expect(read(15)).toThrow("must have 16 characters or more");
  expect(read(16)().testerKey).toHaveLength(16);
});

test("of one attempt, no two are taken back", async () => {
  const [limit, now] = [{ kind: "sample", most: 1, period: 60_000 }, service.clock()];
  const attempt = async () => (await countAttempt(service.db, limit, "someone", now)).waitSeconds;
  expect(await attempt()).toBeNull();
  for (const _ of [1, 2]) await uncountAttempt(service.db, limit, "someone");
  expect([await attempt(), await attempt()]).toEqual([null, 60]);
});
