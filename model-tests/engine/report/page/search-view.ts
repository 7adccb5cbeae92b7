import { type Child, h, link, type Page } from "./element.ts";
import type { Entry, searchOf } from "./search.ts";

/** Search results by kind, best first: entries that match all words, then those that match some. */
export function searchView(search: ReturnType<typeof searchOf>, question: string): Page {
  const { found, whole } = search(question);
  const said =
    found.length === 0 ? "Nothing was found." : `${whole} with every word, ${found.length - whole} with some of them.`;
  return {
    title: `Search: ${question}`,
    said,
    content: [
      h("h1", { tabindex: -1 }, `Search: ${question}`),
      h("p", { class: "lead" }, said),
      h("div", {}, byKind(found.slice(0, whole))),
      h("div", { class: "near" }, byKind(found.slice(whole))),
    ],
  };
}

function byKind(found: readonly Entry[]): Child {
  return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, own]) =>
    h(
      "section",
      { class: "card" },
      h("h2", {}, kind),
      h(
        "ul",
        { class: "plain" },
        own.map(({ title, where, href }) =>
          h("li", {}, link(href, title), h("small", { class: "quiet" }, ` ${where}`)),
        ),
      ),
    ),
  );
}
