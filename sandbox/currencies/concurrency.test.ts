import { expect, test } from "vitest";
import { listMyCurrencies } from "#contracts/currencies/list-my-currencies.call.ts";
import { switchCurrency } from "#contracts/currencies/switch-currency.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { ENGINES, startOn } from "#sandbox/testing/engines.ts";

const IDS = ["trx", "usdt-trc20", "eth", "usdt-erc20", "bnb", "usdt-bep20"];

test.each(ENGINES)(
  "on %s, concurrent switches never exceed the package's limit, and each takes effect once (3.6)",
  async (engine) => {
    const sandbox = await startOn(engine);
    const { send } = await sandbox.newMerchant();
    const { limit } = acceptedValue(await listMyCurrencies(send));
    const wanted = [...IDS, ...IDS];
    const answers = await Promise.all(wanted.map((id) => switchCurrency(send, { id, enabled: true })));

    const { items } = acceptedValue(await listMyCurrencies(send));
    const on = items.filter(({ enabled }) => enabled).map(({ id }) => id);
    expect(on).toHaveLength(limit ?? 0);
    // Both calls for the same currency are accepted, or both are refused.
    expect(wanted.filter((_, index) => answers[index]?.accepted).toSorted()).toEqual([...on, ...on].toSorted());
    expect(sandbox.faults).toEqual([]);
    await sandbox.stop();
  },
  60_000,
);
