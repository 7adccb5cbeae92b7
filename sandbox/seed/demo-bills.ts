import { FIRST_HEIGHTS, makeHash } from "#sandbox/chain/networks.ts";
import { deriveAddress } from "#sandbox/currencies/derive-address.ts";
import { formatMicros } from "#sandbox/orders/usdt.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import type { SeededRandom } from "./seeded-random.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const TOKENS = [
  { currencyId: "usdt-trc20", network: "TRON" },
  { currencyId: "usdt-erc20", network: "ETH" },
  { currencyId: "usdt-bep20", network: "BSC" },
] as const;

/** The first day, in days ago, on which the web shop collected, and the first on which it had a callback address. */
const FIRST_DAY = 185;
const FIRST_NOTICE = 150;
const RECHARGES = 20;

type Bill = Tables["applicationBills"];

/** Customers' payments through the applications: a few per day, slowly growing, some today. */
export function makeDemoBills(chance: SeededRandom, merchantId: string, now: Date): Bill[] {
  const moments: { day: number; createdAt: Date }[] = [];
  for (let day = FIRST_DAY; day >= 0; day -= 1) {
    for (let count = chance.between(1, 5 - Math.floor(day / 50)); count > 0; count -= 1) {
      const ago = day === 0 ? chance.next() * minutesSinceMidnight(now) * MINUTE : (day - chance.next()) * DAY;
      moments.push({ day, createdAt: new Date(now.getTime() - Math.floor(ago)) });
    }
  }
  return moments
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((moment, index) => makeBill(chance, { number: 100_000 + index, merchantId, ...moment }));
}

function makeBill(
  chance: SeededRandom,
  { number, merchantId, day, createdAt }: { number: number; merchantId: string; day: number; createdAt: Date },
): Bill {
  const { currencyId, network } = chance.pick(TOKENS);
  const applicationCode = chance.pick(applicationsOn(day));
  const userId = `customer-${chance.between(1, 400)}`;
  const isNotified = day <= FIRST_NOTICE && applicationCode !== "APP100003";
  return {
    code: `BILL${number}`,
    ...{ merchantId, applicationCode, currencyId, network, userId, createdAt },
    amount: formatMicros(BigInt(chance.between(500, 25_000)) * 10_000n),
    hash: makeHash(network, chance.bytes(32)),
    blockHeight: FIRST_HEIGHTS[network] - day * 1000 - chance.between(10, 900),
    fromAddress: deriveAddress(userId, network),
    toAddress: deriveAddress(applicationCode, network),
    deliveryAddress: deriveAddress(merchantId, network),
    noticeStatus: !isNotified ? "notNotified" : chance.between(1, 12) === 1 ? "failed" : "success",
    paidAt: new Date(createdAt.getTime() + chance.between(9, 90) * 1000),
  };
}

/** The applications enabled on a day: the mobile shop started later, and the trade fair lasted two weeks. */
function applicationsOn(day: number): readonly [string, ...string[]] {
  if (day > 118) return ["APP100001"];
  if (day <= 74 && day > 60) return ["APP100001", "APP100002", "APP100003"];
  return ["APP100001", "APP100001", "APP100002"];
}

/** The merchant's recharges, every nine days, newest first. */
export function makeDemoRecharges(chance: SeededRandom, merchantId: string, now: Date): Tables["rechargeBills"][] {
  return Array.from({ length: RECHARGES }, (_, index) => {
    const { currencyId, network } = chance.pick(TOKENS);
    return {
      number: `RECH${100_000 + RECHARGES - index}`,
      merchantId,
      currencyId,
      network,
      amount: formatMicros(BigInt(chance.between(5, 60)) * 5_000_000n),
      hash: makeHash(network, chance.bytes(32)),
      paymentAddress: deriveAddress(`payer-${merchantId}`, network),
      deliveryAddress: deriveAddress(merchantId, network),
      paidAt: new Date(now.getTime() - (index + 1) * 9 * DAY - chance.between(0, 600) * MINUTE),
    };
  });
}

function minutesSinceMidnight(now: Date): number {
  return now.getUTCHours() * 60 + now.getUTCMinutes();
}
