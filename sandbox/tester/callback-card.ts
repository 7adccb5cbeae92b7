import { html } from "hono/html";
import type { AgreedCallback as Callback } from "#contracts/bills/callback.ts";
import { formatTime } from "./format-time.ts";

const STATUS_TEXTS = { notNotified: "Not sent yet", success: "Delivered", failed: "Not delivered" } as const;
const STATUS_CLASSES = { notNotified: "pending", success: "paid", failed: "failed" } as const;
const FAILURE_TEXTS = {
  rejected: "rejected",
  redirected: "redirected",
  nameNotFound: "name not found",
  connectionRefused: "connection refused",
  certificate: "certificate not valid",
  timeout: "timed out",
  unreachable: "receiver unreachable",
  addressNotAllowed: "address not allowed",
} as const;

/** A callback with its attempts and their results. */
export function callbackCard({
  code,
  event,
  reference,
  url,
  payload,
  status,
  attempts,
  createdAt,
  nextAttemptAt,
}: Callback) {
  return html`<article class="card" id="callback-${code}" data-callback="${code}">
  <div class="title">
    <h3>${event === "test" ? "Test callback" : reference}</h3>
    <span class="status ${STATUS_CLASSES[status]}">${STATUS_TEXTS[status]}</span>
  </div>
  <p class="hint">Callback <strong>${code}</strong> to <strong>${url}</strong>, <time datetime="${createdAt}">${formatTime(new Date(createdAt))}</time></p>
  ${attempts.length > 0 ? html`<ol class="transfers" aria-label="Attempts of callback ${code}">${attempts.map(({ sentAt, answerStatus, failure }) => html`<li>${formatTime(new Date(sentAt))}: ${failure ? FAILURE_TEXTS[failure] : "delivered"}${answerStatus === null ? "" : ` (${answerStatus})`}</li>`)}</ol>` : ""}
  ${nextAttemptAt ? html`<p class="hint">Next attempt at <time datetime="${nextAttemptAt}">${formatTime(new Date(nextAttemptAt))}</time></p>` : ""}
  <details>
    <summary>Request body</summary>
    <pre tabindex="0">${payload}</pre>
  </details>
</article>`;
}
