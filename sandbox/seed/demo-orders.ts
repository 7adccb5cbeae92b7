import { FIRST_HEIGHTS, makeHash, NETWORKS } from "#sandbox/chain/networks.ts";
import { windowEnd } from "#sandbox/orders/lifecycle.ts";
import type { OrderRow, TransferRow } from "#sandbox/orders/tally.ts";
import { formatMicros, parseMicros } from "#sandbox/orders/usdt.ts";
import { PACKAGES, priceOf, TERMS } from "./catalogue.ts";
import type { SeededRandom } from "./seeded-random.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export type DemoOrder = { order: OrderRow; transfers: TransferRow[]; credit: string | null };

type OrderScenario = { status: OrderRow["status"]; reason: OrderRow["reason"]; daysAgo: number; paidPercent: number };

/** Outcomes of orders. Above 100 percent is an overpayment; a cancelled order was paid too late. */
const OUTCOMES: readonly [Omit<OrderScenario, "daysAgo">, ...Omit<OrderScenario, "daysAgo">[]] = [
  { status: "paid", reason: null, paidPercent: 100 },
  { status: "paid", reason: null, paidPercent: 100 },
  { status: "paid", reason: null, paidPercent: 100 },
  { status: "paid", reason: null, paidPercent: 100 },
  { status: "paid", reason: null, paidPercent: 110 },
  { status: "cancelled", reason: "cancelledByMerchant", paidPercent: 0 },
  { status: "cancelled", reason: "windowEnded", paidPercent: 0 },
  { status: "cancelled", reason: "windowEnded", paidPercent: 100 },
];

/** Orders that are open at the first start. */
const OPEN_SCENARIOS: readonly OrderScenario[] = [
  { status: "failed", reason: "amountShort", daysAgo: 6, paidPercent: 60 },
  { status: "failed", reason: "confirmationRefused", daysAgo: 2, paidPercent: 0 },
  { status: "waiting", reason: null, daysAgo: 0, paidPercent: 40 },
  { status: "pending", reason: null, daysAgo: 0, paidPercent: 0 },
];

const ORDERS_PAST = 68;

/** Months of orders, oldest first, with growing packages. */
export function makeDemoOrders(chance: SeededRandom, merchantId: string, now: Date): DemoOrder[] {
  const past = Array.from({ length: ORDERS_PAST }, (_, index): OrderScenario => {
    const daysAgo = 200 - Math.floor((index * 190) / ORDERS_PAST) - chance.next();
    return { ...chance.pick(OUTCOMES), daysAgo };
  });
  return [...past, ...OPEN_SCENARIOS].map((story, index, { length }) =>
    makeOrder(chance, { ...story, index, growth: index / length }, merchantId, now),
  );
}

function makeOrder(
  chance: SeededRandom,
  { status, reason, daysAgo, paidPercent, index, growth }: OrderScenario & { index: number; growth: number },
  merchantId: string,
  now: Date,
): DemoOrder {
  const bought = PACKAGES[Math.min(Math.floor(growth * 3) + chance.between(0, 1), 2)] ?? PACKAGES[0];
  const { months, percent } = chance.pick([TERMS[0], TERMS[0], TERMS[0], TERMS[1]]);
  const network = chance.pick(NETWORKS);
  const createdAt = new Date(now.getTime() - Math.round(daysAgo * DAY) - chance.between(3, 9) * MINUTE);
  const code = `${createdAt.toISOString().slice(0, 10).replaceAll("-", "")}${String(10_000_000 + index * 7_919 + chance.between(0, 999))}`;
  const amount = priceOf(bought.monthly * months, percent);
  const isLate = status === "cancelled";
  const seenAt = new Date(createdAt.getTime() + chance.between(1, 2) * MINUTE + (isLate ? 60 * MINUTE : 0));
  const transferred = formatMicros((parseMicros(amount) * BigInt(paidPercent)) / 100n);
  const transfer: TransferRow = {
    hash: makeHash(network, chance.bytes(32)),
    orderCode: code,
    network,
    amount: transferred,
    kind: isLate ? "late" : "onTime",
    blockHeight: FIRST_HEIGHTS[network] - Math.ceil(daysAgo * 1000) - 3,
    dropped: false,
    seenAt,
  };
  const order: OrderRow = {
    code,
    merchantId,
    requestKey: `demo-${index}`,
    packageId: bought.id,
    termMonths: months,
    amount,
    network,
    type: index === 0 ? "new" : "renewal",
    upgradeItem: null,
    status,
    reason,
    createdAt,
    expiresAt: reason === "cancelledByMerchant" ? new Date(createdAt.getTime() + MINUTE) : windowEnd(createdAt, 1800),
    paidAt: status === "paid" ? new Date(seenAt.getTime() + MINUTE) : null,
  };
  return { order, transfers: paidPercent > 0 ? [transfer] : [], credit: creditFor(order, transferred) };
}

/** An order's credit to the balance: its overpayment or late money. */
function creditFor({ status, amount }: OrderRow, transferred: string): string | null {
  const needed = status === "cancelled" ? 0n : parseMicros(amount);
  const beyond = parseMicros(transferred) - needed;
  return status !== "failed" && beyond > 0n ? formatMicros(beyond) : null;
}
