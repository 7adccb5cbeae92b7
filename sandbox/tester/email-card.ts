import { html } from "hono/html";
import type { SentEmail } from "#sandbox/mail/outbox.ts";
import { formatTime } from "./format-time.ts";

/** An email with its code. */
export function emailCard({ to, subject, text, code, sentAt }: SentEmail) {
  return html`<article class="card">
  <h3>${subject}</h3>
  <p class="hint">To <strong>${to}</strong>, <time datetime="${sentAt.toISOString()}">${formatTime(sentAt)}</time></p>
  ${code ? html`<p class="code" data-code="${code}">${code}</p>` : ""}
  <details>
    <summary>Full email</summary>
    <pre tabindex="0">${text}</pre>
  </details>
</article>`;
}
