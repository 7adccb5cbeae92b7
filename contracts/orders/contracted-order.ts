import { type Network, network } from "#contracts/currencies/network.ts";
import {
  count,
  countOrNull,
  decimal,
  eachOf,
  exactly,
  instant,
  instantOrNull,
  message,
  oneOf,
  oneOfOrNull,
  textOrNull,
  word,
} from "#contracts/pact/matchers.ts";
import { excessHandling, orderType, payReason, payStatus, transferKind } from "./order.ts";

const CREATED = "2026-11-21T03:00:00.000Z";
const PAID = "2026-11-21T03:12:30.000Z";

/** What the console relies on in each order of a list, whatever its status (3.5). */
export function contractedSummary() {
  return {
    code: word("MC-20261121-0007"),
    packageName: message("Growth"),
    termMonths: count(3),
    amount: decimal("89.70"),
    payStatus: oneOf(payStatus.options, "paid"),
    payReason: oneOfOrNull(payReason.options, null),
    payType: exactly("digitalCurrency"),
    createdAt: instant(CREATED),
    paidAt: instantOrNull(PAID),
  };
}

/**
 * What the console relies on in an unpaid order (3.5, 4.4).
 * @param askedNetwork the network of the request, if it had one.
 */
export function contractedUnpaidOrder(payStatus: "pending" | "waiting" | "cancelled", askedNetwork?: Network) {
  return {
    ...contractedSummary(),
    ...contractedDetails(),
    payStatus: exactly(payStatus),
    payReason: exactly(payStatus === "cancelled" ? "cancelledByMerchant" : null),
    paidAt: exactly(null),
    payment: {
      ...{ ...contractedPayment(), received: decimal("0"), remaining: decimal("89.70"), transfers: [] },
      ...(askedNetwork && { network: exactly(askedNetwork) }),
    },
  };
}

/** What the console relies on in a paid order, the transfers that paid it included (3.5, 4.4). */
export function contractedPaidOrder() {
  return {
    ...contractedSummary(),
    ...contractedDetails(),
    payStatus: exactly("paid"),
    payReason: exactly(null),
    paidAt: instant(PAID),
    payment: { ...contractedPayment(), transfers: eachOf(contractedTransfer()) },
  };
}

function contractedDetails() {
  return {
    product: message("Growth"),
    type: oneOf(orderType.options, "new"),
    market: textOrNull("Global"),
    usage: textOrNull("Online payments"),
    upgradeItem: textOrNull("Starter"),
  };
}

function contractedPayment() {
  return {
    network: oneOf(network.options, "TRON"),
    token: exactly("USDT"),
    expected: decimal("89.70"),
    received: decimal("89.70"),
    remaining: decimal("0"),
    excess: decimal("0"),
    excessHandling: oneOfOrNull(excessHandling.options, null),
    secondsLeft: count(1740),
    expiresAt: instant("2026-11-21T03:30:00.000Z"),
  };
}

function contractedTransfer() {
  return {
    hash: word("5c1f0f2d9b7e4a63"),
    network: oneOf(network.options, "TRON"),
    amount: decimal("89.70"),
    kind: oneOf(transferKind.options, "onTime"),
    confirmations: countOrNull(19),
    requiredConfirmations: countOrNull(19),
    seenAt: instant("2026-11-21T03:11:00.000Z"),
  };
}
