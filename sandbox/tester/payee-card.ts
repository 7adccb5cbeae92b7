import { html } from "hono/html";
import type { Payee } from "./incoming.ts";

/** One merchant, with the forms that let money arrive: at an application's own address, or at the merchant's. */
export function payeeCard({ merchantId, email, applications }: Payee, to: string | null) {
  const whose = to ? html`<input type="hidden" name="to" value="${to}">` : "";
  return html`<article class="card" id="merchant-${merchantId}" data-merchant="${merchantId}">
  <h3>${email}</h3>
  ${applications.map(
    ({
      code,
      name,
      isCalledBack,
    }) => html`<form method="post" action="/sandbox/applications/${code}/pay" aria-label="Pay ${name}">
    ${whose}<input type="hidden" name="merchantId" value="${merchantId}">
    <p class="hint"><strong>${name}</strong> ${code}${isCalledBack ? "" : ": no callback is sent, since it is disabled or has no recharge callback address"}</p>
    ${amountFields(code)}
    <label for="user-${code}">The customer's user ID</label>
    <input id="user-${code}" name="userId" autocomplete="off" maxlength="64" placeholder="customer-17">
    <div class="buttons"><button class="primary">A customer pays</button></div>
  </form>`,
  )}
  <form method="post" action="/sandbox/merchants/${merchantId}/top-up" aria-label="Recharge ${email}">
    ${whose}<input type="hidden" name="merchantId" value="${merchantId}">
    <p class="hint"><strong>Payment address</strong> of the merchant</p>
    ${amountFields(merchantId)}
    <div class="buttons"><button>The merchant recharges</button></div>
  </form>
</article>`;
}

function amountFields(id: string) {
  return html`<div class="pair">
    <div>
      <label for="amount-${id}">Amount in USDT</label>
      <input id="amount-${id}" name="amount" inputmode="decimal" autocomplete="off" required pattern="[0-9]{1,9}([.][0-9]{1,6})?" title="An amount such as 29.90" value="25.50">
    </div>
    <div>
      <label for="network-${id}">Network</label>
      <select id="network-${id}" name="network"><option>TRON</option><option>ETH</option><option>BSC</option></select>
    </div>
  </div>`;
}
