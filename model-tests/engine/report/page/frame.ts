import { html } from "#model-tests/engine/report/html.ts";

/** The layout around every view: skip link, menu and search. */
export const FRAME = html`<button type="button" class="skip">Skip to the content</button>
<header>
  <a class="title" href="#/">Paths</a>
  <nav aria-label="Report"><a href="#/">Machines</a> <a href="#/clauses">Requirements</a> <a href="#/changes">Changes</a></nav>
  <form role="search">
    <label for="search">Search</label>
    <input type="search" id="search" placeholder="Names, clauses or words" autocomplete="off">
  </form>
</header>
<main tabindex="-1"></main>
<p class="unseen" role="status"></p>`;
