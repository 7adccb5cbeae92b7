import { html } from "#model-tests/engine/report/html.ts";
import { link, list, type Page, small } from "./markup.ts";
import type { Entry, searchOf } from "./search.ts";

/** Search results by kind, best first: entries that match all words, then those that match some. */
export function searchView(search: ReturnType<typeof searchOf>, question: string): Page {
  const { found, whole } = search(question);
  const said =
    found.length === 0 ? "Nothing was found." : `${whole} with every word, ${found.length - whole} with some of them.`;
  return {
    title: `Search: ${question}`,
    said,
    content: html`<h1 tabindex="-1">Search: ${question}</h1>
      <p class="lead">${said}</p>
      ${byKind(found.slice(0, whole))} ${byKind(found.slice(whole))}`,
  };
}

function byKind(found: readonly Entry[]) {
  return [...Map.groupBy(found, ({ kind }) => kind)].map(
    ([kind, own]) => html`<section class="card">
      <h2>${kind}</h2>
      ${list(own.map(({ title, where, href }) => [link(href, title), " ", small(where)]))}
    </section>`,
  );
}
