import { expect, test } from "vitest";
import { login } from "#contracts/account/login.call.ts";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.call.ts";
import { listCurrencies } from "#contracts/currencies/list-currencies.call.ts";
import type { CurrencySearch } from "#contracts/currencies/list-currencies.ts";
import { listMyCurrencies } from "#contracts/currencies/list-my-currencies.call.ts";
import { loadWalletBalance } from "#contracts/currencies/load-wallet-balance.call.ts";
import { switchCurrency } from "#contracts/currencies/switch-currency.call.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import type { Send } from "#contracts/http.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { buyPackage } from "#sandbox/testing/buy-package.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

const sandbox = sandboxFixture({ demo: true });

const found = async (search: Partial<CurrencySearch>) => {
  const { send } = await sandbox.newMerchant();
  const { items } = acceptedValue(await listCurrencies(send, { page: 1, pageSize: 100, ...search }));
  return items;
};
const switched = async (send: Send, id: string, enabled: boolean) =>
  onOf(acceptedValue(await switchCurrency(send, { id, enabled })).items);
const onOf = (items: readonly { id: string; enabled: boolean }[]) =>
  items.filter(({ enabled }) => enabled).map(({ id }) => id);
const available = async (send: Send) => acceptedValue(await loadFigures(send)).availableCurrencies;

test("every currency is a main coin without a contract or a token with one (2.30, 3.10)", async () => {
  const items = await found({});
  expect(items.length).toBeGreaterThan(6);
  for (const { type, contractAddress, network } of items) {
    expect(contractAddress).toEqual(
      type === "standard" ? "" : expect.stringMatching(network === "TRON" ? /^T\w{33}$/ : /^0x[0-9a-f]{40}$/),
    );
  }
});

test.each([
  [{ name: "tether" }, ["usdt-trc20", "usdt-erc20", "usdt-bep20"]],
  [{ name: " usdc " }, ["usdc-trc20", "usdc-erc20", "usdc-bep20"]],
  [{ name: "%" }, []],
  [{ network: "ETH", type: "token" }, ["usdt-erc20", "usdc-erc20", "dai-erc20"]],
  [{ type: "standard" }, ["trx", "eth", "bnb"]],
  [{ type: "standard", sort: "-name" }, ["trx", "eth", "bnb"]],
  [{ type: "standard", sort: "name" }, ["bnb", "eth", "trx"]],
] as const)("the search %j finds %j (2.30)", async (search, ids) => {
  expect((await found(search)).map(({ id }) => id)).toEqual(ids);
});

test("the pages of the currency list have no gap (2.30)", async () => {
  const whole = await found({});
  const halves = [await found({ pageSize: 5 }), await found({ pageSize: 5, page: 2 })].flat();
  expect(halves).toEqual(whole.slice(0, 10));
});

test("a merchant switches currencies on and off, and the console home counts those that are on (2.31, 3.11)", async () => {
  const { send } = await sandbox.newMerchant();
  expect(await available(send)).toBe(0);
  expect(await switched(send, "usdt-trc20", true)).toEqual(["usdt-trc20"]);
  expect(await switched(send, "usdt-trc20", true)).toEqual(["usdt-trc20"]);
  expect(await available(send)).toBe(1);
  expect(await switched(send, "usdt-trc20", false)).toEqual([]);
  expect(await switched(send, "usdt-trc20", false)).toEqual([]);
  expect(await available(send)).toBe(0);
});

test("no more currencies are enabled than the package allows, and a bigger package allows more (3.6)", async () => {
  const { send } = await sandbox.newMerchant();
  expect(acceptedValue(await listMyCurrencies(send)).limit).toBe(2);
  await switched(send, "trx", true);
  await switched(send, "eth", true);
  expect(await switchCurrency(send, { id: "bnb", enabled: true })).toMatchObject(refusedAs("currencyLimitReached"));
  expect(onOf(acceptedValue(await listMyCurrencies(send)).items)).toEqual(["trx", "eth"]);

  await buyPackage(sandbox, send, "enterprise");
  expect(acceptedValue(await listMyCurrencies(send)).limit).toBeNull();
  expect(await switched(send, "bnb", true)).toEqual(["trx", "eth", "bnb"]);
});

test("no more wallets than the package allows, except one for the network of an order (3.6, 7.12)", async () => {
  const { send } = await sandbox.newMerchant();
  const wallet = (network: "TRON" | "ETH" | "BSC") => getUserWallet(send, { product: "Usdt", network });
  acceptedValue(await wallet("TRON"));
  acceptedValue(await wallet("ETH"));
  expect(await wallet("BSC")).toMatchObject(refusedAs("walletLimitReached"));
  expect(await wallet("TRON")).toMatchObject({ accepted: true });
  const order = { packageId: "starter", termMonths: 1, network: "BSC", requestKey: "wallets-1" } as const;
  const { code } = acceptedValue(await createOrder(send, order));
  expect(await wallet("BSC")).toMatchObject({ accepted: true });
  acceptedValue(await cancelOrder(send, { code }));
  expect(await wallet("BSC")).toMatchObject({ accepted: true });
});

test("a suspended currency cannot be enabled, and an unknown one is not found (3.10)", async () => {
  const { send } = await sandbox.newMerchant();
  expect(await switchCurrency(send, { id: "usdc-trc20", enabled: true })).toMatchObject(refusedAs("currencySuspended"));
  expect(await switchCurrency(send, { id: "doge", enabled: true })).toMatchObject(refusedAs("notFound"));
});

test("one merchant's currencies and balance are not another's (6.1)", async () => {
  const one = await sandbox.newMerchant();
  const other = await sandbox.newMerchant();
  await switched(one.send, "usdt-trc20", true);
  expect(onOf(acceptedValue(await listMyCurrencies(other.send)).items)).toEqual([]);
  expect(await switched(other.send, "usdt-trc20", false)).toEqual([]);
  expect(onOf(acceptedValue(await listMyCurrencies(one.send)).items)).toEqual(["usdt-trc20"]);
  expect(acceptedValue(await loadWalletBalance(other.send, { network: "TRON" })).balance).toBe("0");
});

test("currencies are refused without a session (8.3)", async () => {
  const { send } = sandbox;
  for (const answer of [
    await listCurrencies(send, { page: 1, pageSize: 10 }),
    await listMyCurrencies(send),
    await switchCurrency(send, { id: "trx", enabled: true }),
    await loadWalletBalance(send, { network: "TRON" }),
  ]) {
    expect(answer).toMatchObject(refusedAs("notSignedIn"));
  }
});

test("the demo merchant's addresses have the customers' payments, and its currencies are enabled (2.31)", async () => {
  const { accessToken } = acceptedValue(await login(sandbox.send, DEMO_MERCHANT));
  const send = sandbox.sendAs(accessToken);
  const { items, limit } = acceptedValue(await listMyCurrencies(send));
  expect(onOf(items)).toHaveLength((await available(send)) ?? -1);
  expect(onOf(items).length).toBeLessThan(limit ?? 0);
  for (const network of ["TRON", "ETH", "BSC"] as const) {
    expect(Number(acceptedValue(await loadWalletBalance(send, { network })).balance)).toBeGreaterThan(100);
  }
});

test("currencies stay enabled when a package ends and can be disabled, and no more can be enabled (3.6)", async () => {
  const { send, email } = await sandbox.newMerchant();
  await buyPackage(sandbox, send, "starter");
  for (const id of ["trx", "eth", "bnb"]) await switched(send, id, true);

  sandbox.forward(32 * 24 * 3600);
  const again = sandbox.sendAs(acceptedValue(await login(sandbox.send, { email, password: PASSWORD })).accessToken);
  expect(acceptedValue(await listMyCurrencies(again)).limit).toBe(2);
  const onceMore = { id: "dai-erc20", enabled: true };
  expect(await switchCurrency(again, onceMore)).toMatchObject(refusedAs("currencyLimitReached"));
  expect(await switched(again, "eth", false)).toEqual(["trx", "bnb"]);
});
