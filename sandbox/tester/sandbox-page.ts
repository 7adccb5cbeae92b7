import { html } from "hono/html";
import type { AgreedCallback as Callback } from "#contracts/bills/callback.ts";
import { htmlPage } from "#sandbox/http/html-page.ts";
import type { SentEmail } from "#sandbox/mail/outbox.ts";
import { callbackCard } from "./callback-card.ts";
import { emailCard } from "./email-card.ts";
import type { Payee } from "./incoming.ts";
import type { TesterOrder } from "./open-orders.ts";
import { orderCard } from "./order-card.ts";
import { payeeCard } from "./payee-card.ts";

export type SandboxPage = {
  /** The email to filter by; null for all. */
  to: string | null;
  emails: readonly SentEmail[];
  /** Whether a mail server sends the emails, so that none are shown. */
  emailsAreSent: boolean;
  open: readonly TesterOrder[];
  closed: readonly TesterOrder[];
  /** The merchants who can receive money, and their callbacks. */
  payees: readonly Payee[];
  callbacks: readonly Callback[];
  /** The message about the last action. */
  notice: { kind: "done" | "problem"; text: string } | null;
  now: Date;
};

/** The page /sandbox with emails and orders; it works without scripts. */
export function sandboxPage(page: SandboxPage) {
  const { to, emails, emailsAreSent, open, closed, payees, callbacks, notice, now } = page;
  return htmlPage(
    "Sandbox – Merchant Console",
    html`<header class="top">
  <div>
    <h1>Sandbox</h1>
    <p>Read the emails of the Merchant Console and pay its orders. For trying and testing: no real money moves here.</p>
  </div>
  <nav aria-label="Elsewhere"><a class="button" href="/login">Open the console</a></nav>
</header>
<main>
  <div class="notice" role="status">${notice ? html`<p class="${notice.kind}">${notice.text}</p>` : ""}</div>
  <form class="filter" method="get" action="/sandbox">
    <label for="to">Show one merchant only</label>
    <input id="to" name="to" type="email" placeholder="name@company.example" autocomplete="off" value="${to ?? ""}">
    <button class="primary">Show</button>
    <a class="button" href="${to ? `/sandbox?to=${encodeURIComponent(to)}` : "/sandbox"}">Refresh</a>
    ${to ? html`<a class="button" href="/sandbox">Show all</a>` : ""}
  </form>
  <div class="columns">
    <section aria-labelledby="orders">
      <h2 id="orders">Open orders</h2>
      ${open.length > 0 ? open.map((order) => orderCard(order, to, now)) : html`<p class="empty">There are no open orders. Choose a package in the console, then refresh this page.</p>`}
      ${
        closed.length > 0
          ? html`<h2>Closed in the last hour</h2>
      <p class="hint">Late payments can still arrive for these.</p>
      ${closed.map((order) => orderCard(order, to, now))}`
          : ""
      }
      <h2 id="incoming">Simulate payments</h2>
      <p class="hint">A customer pays to an application's address, or a merchant recharges.</p>
      ${payees.length > 0 ? payees.map((payee) => payeeCard(payee, to)) : html`<p class="empty">No merchant is registered with this email.</p>`}
    </section>
    <section aria-labelledby="emails">
      <h2 id="emails">Emails</h2>
      ${emailsAreSent ? html`<p class="empty">Emails are sent through the mail server that SMTP_URL names, and are not kept here.</p>` : ""}
      ${!emailsAreSent && emails.length === 0 ? html`<p class="empty">No emails yet. Register in the console, then refresh this page.</p>` : ""}
      ${emailsAreSent ? "" : emails.map(emailCard)}
      <h2 id="callbacks">Callbacks</h2>
      ${callbacks.length > 0 ? callbacks.map(callbackCard) : html`<p class="empty">No callbacks yet. Simulate a payment of a customer, then refresh this page.</p>`}
    </section>
  </div>
</main>`,
  );
}
