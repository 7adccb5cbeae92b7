import { rehearsePayment as call } from "#contracts/applications/rehearse-payment.call.ts";
import type { PaymentRehearsal, RehearsalWay } from "#contracts/applications/rehearse-payment.ts";
import type { Network } from "#contracts/currencies/network.ts";
import { limitAttempts } from "#sandbox/account/rate-limits.ts";
import { collectPayment } from "#sandbox/bills/collection.ts";
import { CustomerRefused } from "#sandbox/bills/customer-refusal.ts";
import { RESEND_LIMIT } from "#sandbox/bills/resend-callback.ts";
import { otherThan } from "#sandbox/chain/networks.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { formatMicros, halfOf, parseMicros } from "#sandbox/orders/usdt.ts";
import { findOwnApplication } from "./find-own-application.ts";

/** How many blocks later than usual a late payment is confirmed. */
const LATE_BLOCKS = 10;

/** Lets a test customer pay one of the merchant's applications. */
export const rehearsePayment = implement(call, async (service, rehearsal, { merchantId }) => {
  const { db, clock } = service;
  const { code, rechargeCallback } = await findOwnApplication(db, merchantId, rehearsal.code);
  await limitAttempts(db, RESEND_LIMIT, merchantId, clock());
  const { network, amount, delayBlocks } = PAYMENTS[rehearsal.way](rehearsal);
  try {
    const userId = rehearsal.userId || null;
    const bill = await collectPayment(service, code, { network, amount, userId, delayBlocks });
    return { network, amount, billCode: bill.code, callbackUrl: rechargeCallback };
  } catch (error) {
    if (!(error instanceof CustomerRefused)) throw error;
    if (error.reason === "stopped") throw new Refused("invalidInput", { wording: "applicationStopped" });
    if (rehearsal.way === "wrongNetwork") return { network, amount, billCode: "", callbackUrl: rechargeCallback };
    throw new Refused("invalidInput", { wording: "currencyNotTaken" });
  }
});

type Payment = { network: Network; amount: string; delayBlocks: number };

const PAYMENTS: Record<RehearsalWay, (wanted: PaymentRehearsal) => Payment> = {
  exact: ({ network, amount }) => ({ network, amount, delayBlocks: 0 }),
  short: ({ network, amount }) => ({ network, amount: formatMicros(halfOf(parseMicros(amount))), delayBlocks: 0 }),
  late: ({ network, amount }) => ({ network, amount, delayBlocks: LATE_BLOCKS }),
  wrongNetwork: ({ network, amount }) => ({ network: otherThan(network), amount, delayBlocks: 0 }),
};
