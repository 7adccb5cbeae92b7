import type { RehearsedPayment } from "#contracts/applications/rehearse-payment.ts";
import type { Bill } from "#contracts/bills/list-bills.ts";

/** The bill of a payment of 25.50 USDT on TRON. */
export function sampleBill(standing: "confirmed" | "confirming"): Bill {
  return {
    code: "BILL100042",
    merchantId: "208417365920",
    applicationCode: "APP100001",
    applicationName: "Web shop",
    userId: "customer-17",
    network: "TRON",
    currency: "USDT",
    tokenProtocol: "TRC20",
    amount: "25.50",
    transferAmount: "25.50",
    hash: "5c1f0f2d9b7e4a63",
    fromAddress: "TQ5gD5u8hT3vGz1pVn7x2cR9kLmS4wYbE6",
    toAddress: "TWd3nXk5bQz7vHs9mRc2yPfL4gJt6aEuK8",
    deliveryAddress: "TJ7hVb2mKx8dPqN4sYc6wRzG1tLf9eUaQ3",
    blockNumber: 68_400_017,
    noticeStatus: "notNotified",
    createdAt: "2026-11-21T03:12:00.000Z",
    paidAt: standing === "confirmed" ? "2026-11-21T03:12:30.000Z" : null,
  };
}

/** The test payment of that bill, with a callback URL. */
export const SAMPLE_REHEARSAL: RehearsedPayment = {
  ...{ network: "TRON", amount: "25.50", billCode: "BILL100042" },
  callbackUrl: "https://shop.example/callbacks/recharge",
};
