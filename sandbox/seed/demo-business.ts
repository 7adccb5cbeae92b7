import { FIRST_HEIGHTS, makeHash } from "../chain/networks.ts";
import { addressOf } from "../currencies/address.ts";
import { toAmount } from "../orders/usdt.ts";
import type { Tables } from "../storage/tables.ts";
import type { Chance } from "./seeded-chance.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const TOKENS = [
  { currencyId: "usdt-trc20", network: "TRON" },
  { currencyId: "usdt-erc20", network: "ETH" },
  { currencyId: "usdt-bep20", network: "BSC" },
] as const;

/** The demo merchant's applications: two at work and one put aside. */
export function makeDemoApplications(merchantId: string, now: Date): Tables["applications"][] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  return [
    {
      code: "APP100001",
      merchantId,
      requestKey: "demo-1",
      name: "Web shop",
      address: "https://shop.demo-trading.example",
      rechargeCallback: "https://shop.demo-trading.example/callbacks/recharge",
      withdrawCallback: "https://shop.demo-trading.example/callbacks/withdraw",
      status: "enabled",
      remark: "Europe and the Americas",
      createdAt: daysAgo(190),
    },
    {
      code: "APP100002",
      merchantId,
      requestKey: "demo-2",
      name: "Mobile shop",
      address: "https://m.demo-trading.example",
      rechargeCallback: "https://m.demo-trading.example/callbacks/recharge",
      withdrawCallback: "",
      status: "enabled",
      remark: "",
      createdAt: daysAgo(120),
    },
    {
      code: "APP100003",
      merchantId,
      requestKey: "demo-3",
      name: "Trade fair",
      address: "https://fair.demo-trading.example",
      rechargeCallback: "",
      withdrawCallback: "",
      status: "disabled",
      remark: "Put aside until the next fair in spring",
      createdAt: daysAgo(75),
    },
  ];
}

/** What customers paid through the applications: a few payments a day, a little more as months pass, some today. */
export function makeDemoBills(chance: Chance, merchantId: string, now: Date): Tables["applicationBills"][] {
  const bills: Tables["applicationBills"][] = [];
  for (let day = 120; day >= 0; day -= 1) {
    for (let count = chance.between(1, 4 - Math.floor(day / 50)); count > 0; count -= 1) {
      const { currencyId, network } = chance.pick(TOKENS);
      const minutes = day === 0 ? minutesSinceMidnight(now) : 24 * 60;
      bills.push({
        code: `BILL${String(100_000 + bills.length)}`,
        merchantId,
        applicationCode: chance.pick(["APP100001", "APP100001", "APP100002"]),
        currencyId,
        network,
        amount: toAmount(BigInt(chance.between(500, 25_000)) * 10_000n),
        hash: makeHash(network, chance.bytes(32)),
        blockHeight: FIRST_HEIGHTS[network] - day * 1000 - chance.between(10, 900),
        fromAddress: addressOf(`customer-${chance.between(1, 400)}`, network),
        toAddress: addressOf(merchantId, network),
        noticeStatus: chance.pick(["success", "success", "success", "success", "failed", "notNotified"]),
        createdAt: new Date(now.getTime() - day * DAY - Math.floor(chance.next() * minutes * MINUTE)),
      });
    }
  }
  return bills;
}

/** What the merchant paid in, every nine days. */
export function makeDemoRecharges(chance: Chance, merchantId: string, now: Date): Tables["rechargeBills"][] {
  return Array.from({ length: 14 }, (_, index) => {
    const { currencyId, network } = chance.pick(TOKENS);
    return {
      number: `RECH${100_000 + index}`,
      merchantId,
      currencyId,
      network,
      amount: toAmount(BigInt(chance.between(5, 60)) * 5_000_000n),
      hash: makeHash(network, chance.bytes(32)),
      address: addressOf(merchantId, network),
      paidAt: new Date(now.getTime() - (index + 1) * 9 * DAY - chance.between(0, 600) * MINUTE),
    };
  });
}

function minutesSinceMidnight(now: Date): number {
  return now.getUTCHours() * 60 + now.getUTCMinutes();
}
