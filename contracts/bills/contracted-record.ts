import { network } from "#contracts/currencies/network.ts";
import {
  count,
  countOrNull,
  decimal,
  decimalOrNull,
  eachOf,
  instant,
  instantOrNull,
  message,
  oneOf,
  oneOfOrNull,
  textOrNull,
  word,
} from "#contracts/pact/matchers.ts";
import { callbackEvent, callbackFailure } from "./callback.ts";
import { transactionDirection, transactionKind, transactionStatus } from "./list-transactions.ts";
import { noticeStatus } from "./notice-status.ts";

const CREATED = "2026-11-21T03:11:00.000Z";
const CONFIRMED = "2026-11-21T03:12:30.000Z";
const PAYER = "TQ5gD5u8hT3vGz1pVn7x2cR9kLmS4wYbE6";
const WALLET = "TJ7hVb2mKx8dPqN4sYc6wRzG1tLf9eUaQ3";

/** What the console relies on in every on-chain record. */
function contractedOnChain() {
  return {
    network: oneOf(network.options, "TRON"),
    currency: word("USDT"),
    tokenProtocol: textOrNull("TRC20"),
    amount: decimal("25.50"),
    hash: word("5c1f0f2d9b7e4a63"),
  };
}

/** What the console relies on in each application bill (3.8, 4.6). */
export function contractedBill() {
  return {
    ...contractedOnChain(),
    code: word("BILL100042"),
    merchantId: word("208417365920"),
    applicationCode: word("APP100001"),
    applicationName: message("Web shop"),
    userId: textOrNull("customer-17"),
    transferAmount: decimal("25.50"),
    fromAddress: word(PAYER),
    toAddress: word("TWd3nXk5bQz7vHs9mRc2yPfL4gJt6aEuK8"),
    deliveryAddress: word(WALLET),
    blockNumber: count(68_400_017),
    noticeStatus: oneOf(noticeStatus.options, "success"),
    createdAt: instant(CREATED),
    paidAt: instantOrNull(CONFIRMED),
  };
}

/** What the console relies on in each recharge bill (3.9). */
export function contractedRechargeBill() {
  return {
    ...contractedOnChain(),
    number: word("RECH100007"),
    paymentAddress: textOrNull(PAYER),
    deliveryAddress: word(WALLET),
    paidAt: instant(CONFIRMED),
  };
}

/** What the console relies on in each transaction record (2.31). */
export function contractedTransaction() {
  return {
    ...contractedOnChain(),
    code: word("TX100311"),
    kind: oneOf(transactionKind.options, "collection"),
    direction: oneOf(transactionDirection.options, "in"),
    reference: word("BILL100042"),
    fromAddress: textOrNull(PAYER),
    toAddress: textOrNull(WALLET),
    blockNumber: count(68_400_017),
    confirmations: countOrNull(3),
    requiredConfirmations: countOrNull(3),
    status: oneOf(transactionStatus.options, "confirmed"),
    createdAt: instant(CREATED),
  };
}

/** What the console relies on in each callback that was sent at least once (2.31, 4.6). */
export function contractedCallback() {
  return {
    code: word("CB100042"),
    event: oneOf(callbackEvent.options, "collection"),
    reference: word("BILL100042"),
    applicationCode: word("APP100001"),
    applicationName: textOrNull("Web shop"),
    amount: decimalOrNull("25.50"),
    currency: textOrNull("USDT"),
    url: word("https://shop.example/callbacks/recharge"),
    payload: message('{"billCode":"BILL100042"}'),
    status: oneOf(noticeStatus.options, "failed"),
    attempts: eachOf({
      sentAt: instant(CONFIRMED),
      signature: word("9f2c4e"),
      nextSignature: textOrNull("41ab77"),
      url: textOrNull("https://shop.example/callbacks/recharge"),
      appKey: textOrNull("ak_1a2b3c"),
      durationMs: countOrNull(184),
      answerStatus: countOrNull(503),
      failure: oneOfOrNull(callbackFailure.options, "rejected"),
    }),
    createdAt: instant(CONFIRMED),
    deliveredAt: instantOrNull(null),
    nextAttemptAt: instantOrNull("2026-11-21T03:12:45.000Z"),
  };
}
