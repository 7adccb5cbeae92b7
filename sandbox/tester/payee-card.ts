import { html } from "hono/html";
import type { Network } from "#contracts/currencies/network.ts";
import { NETWORKS } from "#sandbox/chain/networks.ts";
import type { Payee, PayeeApplication } from "./incoming.ts";

/** A merchant with the forms for payments, withdrawals and recharges. */
export function payeeCard({ merchantId, email, takes, usdtOn, applications }: Payee, to: string | null) {
  const whose = html`${to ? html`<input type="hidden" name="to" value="${to}">` : ""}<input type="hidden" name="merchantId" value="${merchantId}">`;
  return html`<article class="card" id="merchant-${merchantId}" data-merchant="${merchantId}">
  <h3>${email}</h3>
  <p class="hint">${acceptedCurrenciesText(takes)}</p>
  ${applications.map((application) => applicationForms(application, usdtOn, whose))}
  <form method="post" action="/sandbox/merchants/${merchantId}/top-up" aria-label="Recharge ${email}">
    ${whose}
    <p class="hint"><strong>Payment address</strong> of the merchant</p>
    ${amountFields(merchantId, NETWORKS)}
    <div class="buttons"><button>The merchant recharges</button></div>
  </form>
</article>`;
}

/** The accepted currencies as a sentence. */
export function acceptedCurrenciesText(takes: readonly string[]): string {
  if (takes.length === 0) return "Takes no currency: none is switched on in My currencies.";
  return `Takes ${takes.join(", ")}. This sandbox moves USDT alone.`;
}

function applicationForms(application: PayeeApplication, usdtOn: readonly Network[], whose: ReturnType<typeof html>) {
  const { code, name, status } = application;
  const title = html`<p class="hint"><strong>${name}</strong> ${code} <a href="/sandbox/pay/${code}">Payer's page</a></p>`;
  if (status !== "enabled") {
    return html`${title}<p class="hint">Paused: it takes no payments and pays nothing out until it is enabled again.</p>`;
  }
  return html`${title}
  ${usdtOn.length > 0 ? payForm(application, usdtOn, whose) : html`<p class="hint">No customer can pay: USDT is switched on for no network.</p>`}
  ${withdrawForm(application, whose)}`;
}

function payForm(
  { code, name, rechargeCallback }: PayeeApplication,
  usdtOn: readonly Network[],
  whose: ReturnType<typeof html>,
) {
  return html`<form method="post" action="/sandbox/applications/${code}/pay" aria-label="Pay ${name}">
    ${whose}
    ${rechargeCallback ? "" : html`<p class="hint">No callback is sent: it has no payment callback URL.</p>`}
    ${amountFields(code, usdtOn)}
    ${customerField(`user-${code}`)}
    <div class="buttons"><button class="primary">A customer pays</button></div>
  </form>`;
}

/** Also networks that are switched off, whose wallets can still pay out. */
function withdrawForm({ code, name, withdrawCallback }: PayeeApplication, whose: ReturnType<typeof html>) {
  return html`<details><summary>A customer withdraws</summary>
  <form method="post" action="/sandbox/applications/${code}/withdraw" aria-label="Withdraw from ${name}">
    ${whose}
    ${withdrawCallback ? "" : html`<p class="hint">No callback is sent: it has no withdrawal callback URL.</p>`}
    ${amountFields(`withdraw-${code}`, NETWORKS)}
    ${customerField(`withdraw-user-${code}`)}
    <div class="buttons"><button>Pay the customer out</button></div>
  </form></details>`;
}

function customerField(id: string) {
  return html`<label for="${id}">The customer's user ID</label>
    <input id="${id}" name="userId" autocomplete="off" maxlength="64" placeholder="customer-17">`;
}

function amountFields(id: string, networks: readonly Network[]) {
  return html`<div class="pair">
    <div>
      <label for="amount-${id}">Amount in USDT</label>
      <input id="amount-${id}" name="amount" inputmode="decimal" autocomplete="off" required title="An amount such as 29.90" value="25.50">
    </div>
    <div>
      <label for="network-${id}">Network</label>
      <select id="network-${id}" name="network">${networks.map((network) => html`<option>${network}</option>`)}</select>
    </div>
  </div>`;
}
