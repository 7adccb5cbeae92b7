import { html } from "hono/html";
import { REFUSAL_TEXTS } from "#sandbox/bills/customer-refusal.ts";
import { deriveAddress } from "#sandbox/currencies/derive-address.ts";
import { htmlPage } from "#sandbox/http/html-page.ts";
import type { Service } from "#sandbox/service.ts";
import { type Payee, type PayeeApplication, readAcceptedCurrencies } from "./incoming.ts";
import { acceptedCurrenciesText } from "./payee-card.ts";

export type Payer = Pick<Payee, "takes" | "usdtOn"> & { application: PayeeApplication };

/** The payer's view of an application; null if there is none. */
export async function readPayer({ db }: Service, code: string): Promise<Payer | null> {
  const application = await db.selectFrom("applications").selectAll().where("code", "=", code).executeTakeFirst();
  if (!application) return null;
  return { application, ...(await readAcceptedCurrencies(db, application.merchantId)) };
}

/** The payer's page: where to send USDT, or why it is not possible. */
export function payerPage({ application: { code, name, status }, takes, usdtOn }: Payer) {
  const refusal = status !== "enabled" ? REFUSAL_TEXTS.stopped : usdtOn.length === 0 ? REFUSAL_TEXTS.currencyOff : null;
  return htmlPage(
    `Pay ${name} – Sandbox`,
    html`<header class="top">
  <div>
    <h1>Pay ${name}</h1>
    <p>What a customer is shown. For trying and testing: no real money moves here.</p>
  </div>
  <nav aria-label="Elsewhere"><a class="button" href="/sandbox">Sandbox</a></nav>
</header>
<main>
  ${
    refusal
      ? html`<div class="notice"><p class="problem">${refusal}</p></div>`
      : html`<p class="hint">${acceptedCurrenciesText(takes)}</p>
  <article class="card"><dl>${usdtOn.map((network) => html`<div><dt>USDT on ${network}</dt><dd>${deriveAddress(code, network)}</dd></div>`)}</dl></article>`
  }
</main>`,
  );
}
