import { type Content, type Html, html } from "#model-tests/engine/report/html.ts";

/** The content of a route; `said` is announced to screen readers. */
export type Page = { title: string; content: Html; said?: string };

export function link(href: string, text: Content): Html {
  return html`<a href="${href}">${text}</a>`;
}

/** Inserts a separator between parts. */
export function joined(parts: readonly Content[], between = ", "): Content {
  return parts.map((part, index) => (index === 0 ? part : [between, part]));
}

export function small(text: Content): Html {
  return html`<small class="quiet">${text}</small>`;
}

/** A list, or null if it has no items. */
export function list(items: readonly Content[], tones = ""): Content {
  return items.length === 0
    ? null
    : html`<ul class="plain ${tones}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

/** A list with a heading, all but the first items collapsed; null if it has no items. */
export function section(title: string, items: readonly Content[], first = 8): Content {
  if (items.length === 0) return null;
  const rest = items.slice(first);
  const more = rest.length === 0 ? null : folded(`${rest.length} more`, list(rest));
  return html`<section><h3>${title}</h3>${list(items.slice(0, first))}${more}</section>`;
}

/** A sentence in which text between backticks is code. */
export function sentence(text: string): Content {
  return text.split("`").map((part, place) => (place % 2 === 0 ? part : html`<code>${part}</code>`));
}

export function folded(title: string, content: Content): Html {
  return html`<details><summary>${title}</summary>${content}</details>`;
}

/** A table with its columns' names; the cells come with their elements. */
export function table(name: string, columns: readonly string[], rows: readonly Content[]): Html {
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  return html`<div class="wide" role="region" tabindex="0" aria-label="${name}"><table>
    <thead><tr>${head}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}
