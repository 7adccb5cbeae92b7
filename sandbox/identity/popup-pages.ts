import { html } from "hono/html";
import { type Html, htmlPage } from "#sandbox/http/html-page.ts";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";

/** Where a tester chooses the email to continue as. */
export function consentPage(request: AuthorizationRequest, problem: string | null): Html {
  const action = `/sandbox/identity/choose?${queryOf(request)}`;
  return popup(html`<h1>Sandbox identity</h1>
  <p>This stands in for an identity provider. It vouches for every email without a password: for trying and testing only.</p>
  ${request.scope ? html`<p class="hint">The console asks for: ${request.scope}</p>` : ""}
  <div role="status">${problem ? html`<p class="problem">${problem}</p>` : ""}</div>
  <form class="card" method="post" action="${action}">
    <label for="email">Continue as</label>
    <input id="email" name="email" type="email" required autofocus autocomplete="off" maxlength="254" value="${DEMO_MERCHANT.email}">
    <div class="buttons">
      <button class="primary" name="answer" value="grant">Continue</button>
      <button name="answer" value="deny" formnovalidate>Deny</button>
    </div>
  </form>`);
}

function queryOf(request: AuthorizationRequest): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) if (value !== undefined) query.append(name, value);
  return query;
}

/** Posts the response to the page that opened the popup, and closes. */
export function responsePage({ request }: AuthorizationRequest, response: object | null): Html {
  return popup(html`<h1>Sandbox identity</h1>
  <p id="answer" data-answer="${JSON.stringify({ request, response })}">You can close this window and go back to the console.</p>
  <script src="/sandbox/identity/hand-over.js"></script>`);
}

/** Shows why a request is refused. */
export function errorPage(fault: string): Html {
  return popup(html`<h1>Sandbox identity</h1>
  <p class="problem">${fault}</p>`);
}

function popup(content: Html): Html {
  return htmlPage(
    "Sandbox identity",
    html`<main>
  ${content}
</main>`,
  );
}
