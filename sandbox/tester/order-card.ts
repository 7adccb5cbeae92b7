import { html } from "hono/html";
import { orderView } from "#sandbox/orders/order-view.ts";
import { formatTime, formatTimeLeft } from "./format-time.ts";
import type { TesterOrder } from "./open-orders.ts";
import { defaultAmount } from "./payments.ts";

const STATUS_TEXTS = {
  pending: "Pending payment",
  waiting: "Waiting for confirmation",
  paid: "Paid",
  cancelled: "Cancelled",
  failed: "Confirmation failed",
} as const;

const KIND_TEXTS = { onTime: "on time", late: "late", wrongNetwork: "wrong network" } as const;

/** An order with its transfers and the buttons to pay it. */
export function orderCard(record: TesterOrder, to: string | null, now: Date) {
  const { order, package: bought, email } = record;
  const { payment } = orderView(record, now, "en-US");
  return html`<article class="card" id="order-${order.code}" data-order="${order.code}">
  <div class="title">
    <h3>${bought.name}, ${order.termMonths} ${order.termMonths === 1 ? "month" : "months"}</h3>
    <span class="status ${order.status}">${STATUS_TEXTS[order.status]}</span>
  </div>
  <p class="hint">Order <strong>${order.code}</strong> of ${email}, <time datetime="${order.createdAt.toISOString()}">${formatTime(order.createdAt)}</time></p>
  <dl>
    <div><dt>Expected</dt><dd>${payment.expected} USDT</dd></div>
    <div><dt>Received</dt><dd>${payment.received} USDT</dd></div>
    <div><dt>Remaining</dt><dd>${payment.remaining} USDT</dd></div>
    <div><dt>Network</dt><dd>${payment.network}</dd></div>
    <div><dt>Payment window</dt><dd>${isClosed(record) ? "closed" : formatTimeLeft(order.expiresAt, now)}</dd></div>
  </dl>
  ${payment.transfers.length > 0 ? html`<ul class="transfers" aria-label="Transfers of order ${order.code}">${payment.transfers.map((transfer) => html`<li>${transfer.amount} USDT on ${transfer.network}, ${KIND_TEXTS[transfer.kind]}, ${transfer.confirmations} of ${transfer.requiredConfirmations} confirmations <code translate="no">${transfer.hash}</code></li>`)}</ul>` : ""}
  <form method="post" action="/sandbox/orders/${order.code}/pay" aria-label="Pay order ${order.code}">
    ${whoseOrders(to)}
    <label for="amount-${order.code}">Amount in USDT, if not the usual one</label>
    <input id="amount-${order.code}" name="amount" inputmode="decimal" autocomplete="off" title="An amount such as 29.90" placeholder="${defaultAmount("exact", record)}">
    <div class="buttons">${payButtons(record)}</div>
  </form>
  ${isClosed(record) ? "" : otherForms(record, to)}
</article>`;
}

function payButtons(record: TesterOrder) {
  const late = html`<button name="kind" value="late">Pay late</button>
      <button name="kind" value="wrongNetwork">Pay on the wrong network</button>`;
  if (isClosed(record)) return late;
  return html`<button class="primary" name="kind" value="exact">Pay exactly ${defaultAmount("exact", record)}</button>
      <button name="kind" value="short">Pay short ${defaultAmount("short", record)}</button>
      <button name="kind" value="over">Pay over ${defaultAmount("over", record)}</button>
      ${late}`;
}

function otherForms({ order }: TesterOrder, to: string | null) {
  return html`<div class="buttons">
    <form method="post" action="/sandbox/orders/${order.code}/end-window">${whoseOrders(to)}<button>End the payment window now</button></form>
    ${order.status === "waiting" ? html`<form method="post" action="/sandbox/orders/${order.code}/refuse">${whoseOrders(to)}<button class="danger">Fail its confirmation</button></form>` : ""}
  </div>`;
}

function whoseOrders(to: string | null) {
  return to ? html`<input type="hidden" name="to" value="${to}">` : "";
}

function isClosed({ order }: TesterOrder): boolean {
  return order.status === "paid" || order.status === "cancelled";
}
