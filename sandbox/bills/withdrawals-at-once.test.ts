import { describe, expect, test } from "vitest";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { listTransactions } from "#contracts/bills/list-transactions.call.ts";
import { loadWalletBalance } from "#contracts/currencies/load-wallet-balance.call.ts";
import { acceptUsdt } from "#sandbox/testing/accept-usdt.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { ENGINES } from "#sandbox/testing/engines.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";

describe.each(ENGINES)("on %s", (engine) => {
  const sandbox = sandboxFixture({}, engine);

  test("concurrent withdrawals succeed as far as the balance allows, and it never falls below zero (3.7, 3.11)", async () => {
    const { send } = await sandbox.newMerchant();
    await acceptUsdt(send, ["TRON"]);
    const { code } = acceptedValue(
      await createApplication(send, sampleApplication({ rechargeCallback: "", withdrawCallback: "" })),
    );
    const ask = (act: "pay" | "withdraw", amount: string) =>
      sandbox.post(
        `/sandbox/api/applications/${code}/${act}`,
        JSON.stringify({ network: "TRON", amount, userId: "customer-7" }),
      );
    const balance = async () => acceptedValue(await loadWalletBalance(send, { network: "TRON" })).balance;
    await ask("pay", "10");
    await sandbox.produceBlocks(3);
    expect(await balance()).toBe("10.00");

    const two = await Promise.all([ask("withdraw", "6"), ask("withdraw", "6")]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance()).toBe("4.00");

    const twenty = await Promise.all(Array.from({ length: 20 }, () => ask("withdraw", "0.75")));
    expect(twenty.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await balance()).toBe("0.25");
    const moved = acceptedValue(await listTransactions(send, { page: 1, pageSize: 50, kind: "withdrawal" }));
    expect(moved.items.map(({ amount }) => amount).toSorted()).toEqual([...Array(5).fill("0.75"), "6.00"]);
  });
});
