import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";

/** A configuration with explorers and support. */
export const CONFIGURED = {
  "/config.json": {
    file: { support: "help@shop.example", explorers: { TRON: "https://tron.example/tx/{hash}" } },
  },
} as const;

const CREATED = "2026-11-21T03:11:00.000Z";
const CONFIRMED = "2026-11-21T03:12:30.000Z";
export const HASH = "5c1f0f2d9b7e4a63".repeat(4);
const PAYER = "TQ5gD5u8hT3vGz1pVn7x2cR9kLmS4wYbE6";
const WALLET = "TJ7hVb2mKx8dPqN4sYc6wRzG1tLf9eUaQ3";
const ON_CHAIN = { network: "TRON", currency: "USDT", tokenProtocol: "TRC20", amount: "25.50", hash: HASH };

/** A transfer for an order, on time and confirmed. */
export const TRANSFER = {
  ...{ hash: HASH, network: "TRON", amount: "29.90", kind: "onTime", seenAt: CREATED },
  ...{ confirmations: 20, requiredConfirmations: 20 },
};
/** The same, after the payment window. */
export const LATE = { ...TRANSFER, kind: "late" };
/** The same, on a chain where it does not count. */
export const STRAY = {
  ...{ ...TRANSFER, kind: "wrongNetwork", network: "ETH", hash: HASH.toUpperCase() },
  ...{ confirmations: null, requiredConfirmations: null },
};

/** A sample order with changes to it and to its payment. */
export function orderWith(status: Parameters<typeof sampleOrder>[0], payment: object = {}, more: object = {}) {
  const order = sampleOrder(status);
  return { ...order, ...more, payment: { ...order.payment, ...payment } };
}

export const BILL = {
  ...{ ...ON_CHAIN, code: "BILL100042", merchantId: "208417365920", userId: "customer-17" },
  ...{ applicationCode: "APP100001", applicationName: "Web shop", transferAmount: "25.50" },
  ...{ fromAddress: PAYER, toAddress: "TWd3nXk5bQz7vHs9mRc2yPfL4gJt6aEuK8", deliveryAddress: WALLET },
  ...{ blockNumber: 68_400_017, noticeStatus: "success", createdAt: CREATED, paidAt: CONFIRMED },
};

export const RECHARGE = {
  ...{ ...ON_CHAIN, number: "RECH100007", paymentAddress: PAYER, deliveryAddress: WALLET, paidAt: CONFIRMED },
};

export const TRANSACTION = {
  ...{ ...ON_CHAIN, code: "TX100311", kind: "collection", direction: "in", reference: "BILL100042" },
  ...{ fromAddress: PAYER, toAddress: WALLET, blockNumber: 68_400_017 },
  ...{ confirmations: 3, requiredConfirmations: 3, status: "confirmed", createdAt: CREATED },
};

export const EVENT = {
  ...{ id: "E1", kind: "signIn", at: CREATED, method: "password", device: "Chrome on Windows" },
  ...{ address: "203.0.113.7", place: "Taipei, Taiwan", reference: "" },
};

export const APPLICATION = {
  ...SAMPLE_APPLICATION,
  ...{ withdrawCallback: "https://shop.example/withdraw", remark: "The shop in Taipei" },
};

/** An enum value that this console does not know. */
export const UNFORESEEN = "unforeseen";

export const LAST_LOGIN = { at: "2026-11-20T03:04:05.000Z", method: "identityProvider", device: "Safari on iPhone" };
