import { transitionOnRefusal } from "#contracts/orders/lifecycle.ts";
import type { AgreedTransfer as Transfer } from "#contracts/orders/order.ts";
import { deriveAddress } from "#sandbox/currencies/derive-address.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { stateOf, stepOf } from "#sandbox/orders/lifecycle.ts";
import { lockOrder } from "#sandbox/orders/order-record.ts";
import type { OrderRecord } from "#sandbox/orders/order-view.ts";
import { settle, takeStep } from "#sandbox/orders/settlement.ts";
import type { Service } from "#sandbox/service.ts";
import { confirmationsOf } from "./heights.ts";
import { otherThan, REQUIRED_CONFIRMATIONS } from "./networks.ts";
import { dropTransactions, recordTransaction } from "./transactions.ts";

/** How a tester pays: as required, counted as late, or on another network. */
export type TransferMode = "asRequested" | "late" | "wrongNetwork";

/**
 * Records a transfer for an order, to be in the next block.
 * @param amountFor the amount in USDT for the present state of the order.
 * @throws Refused when there is no such order.
 */
export async function sendTransfer(
  service: Service,
  code: string,
  mode: TransferMode,
  amountFor: (record: OrderRecord) => string,
): Promise<OrderRecord> {
  return service.db.transaction().execute(async (transaction) => {
    const now = { now: service.clock(), paymentWindowSeconds: service.settings.paymentWindowSeconds };
    const present = await settle(transaction, await lockOrder(transaction, code, null), now);
    const network = mode === "wrongNetwork" ? otherThan(present.order.network) : present.order.network;
    const { merchantId } = present.order;
    const { hash, blockHeight, amount } = await recordTransaction(transaction, {
      merchantId,
      kind: "orderPayment",
      reference: { order: code },
      network,
      amount: amountFor(present),
      fromAddress: deriveAddress(`payer-${merchantId}`, network),
      toAddress: deriveAddress(merchantId, network),
      createdAt: now.now,
    });
    await transaction
      .insertInto("transfers")
      .values({
        hash,
        orderCode: code,
        network,
        amount,
        kind: kindOf(present, mode, now.now),
        blockHeight,
        dropped: false,
        seenAt: now.now,
      })
      .execute();
    return settle(transaction, await lockOrder(transaction, code, null), now);
  });
}

/**
 * The chain drops the transfers of a waiting order that it has not confirmed yet, and the order fails (4.4).
 * @throws Refused when the order does not wait.
 */
export async function refuseConfirmation(service: Service, code: string): Promise<OrderRecord> {
  return service.db.transaction().execute(async (transaction) => {
    const now = { now: service.clock(), paymentWindowSeconds: service.settings.paymentWindowSeconds };
    const present = await settle(transaction, await lockOrder(transaction, code, null), now);
    const transition = transitionOnRefusal(stateOf(present.order, now));
    if (transition === "refused") throw new Refused("orderCannotChange");
    const unconfirmed = present.transfers.filter(
      (row) => row.kind === "onTime" && confirmationsOf(row, present.heights) < REQUIRED_CONFIRMATIONS[row.network],
    );
    if (unconfirmed.length > 0) {
      const hashes = unconfirmed.map(({ hash }) => hash);
      await transaction.updateTable("transfers").set({ dropped: true }).where("hash", "in", hashes).execute();
      await dropTransactions(transaction, hashes);
    }
    await takeStep(transaction, present, stepOf(present.order, transition, now));
    return settle(transaction, await lockOrder(transaction, code, null), now);
  });
}

function kindOf({ order }: OrderRecord, mode: TransferMode, now: Date): Transfer["kind"] {
  if (mode === "wrongNetwork") return "wrongNetwork";
  return mode === "late" || now >= order.expiresAt ? "late" : "onTime";
}
