import { inWords } from "#model-tests/engine/charts/words.ts";
import type { ClauseFacts, Facts } from "#model-tests/engine/report/facts.ts";
import { RESULTS } from "./clause-view.ts";
import { h, joined, link, type Page, sentence } from "./element.ts";
import { toClause, toMachine } from "./route.ts";

const FILTERS: Readonly<Record<string, { name: string; holds: (clause: ClauseFacts) => boolean }>> = {
  every: { name: "every requirement", holds: () => true },
  named: { name: "those that machines name", holds: ({ machines }) => machines.length > 0 },
  unnamed: { name: "those that no machine names", holds: ({ machines }) => machines.length === 0 },
  open: {
    name: "those that no machine and no test names",
    holds: ({ machines, tests }) => machines.length + tests.length === 0,
  },
  failed: { name: "those that failed", holds: ({ result }) => result === "failed" },
};

/** The requirement matrix: what proves each clause of the specification. */
export function clausesView({ clauses }: Facts): Page {
  const body = h("tbody", {});
  const count = h("span", { class: "quiet", role: "status" });
  const choice = h(
    "select",
    { id: "filter", change: ({ target }: Event) => fill((target as HTMLSelectElement).value) },
    Object.entries(FILTERS).map(([value, { name }]) => h("option", { value }, name)),
  );
  fill("every");
  return {
    title: "Requirements",
    content: [
      h("h1", { tabindex: -1 }, "Requirements"),
      h("p", { class: "bar" }, h("label", { for: "filter" }, "Show"), choice, count),
      h(
        "div",
        { class: "wide", role: "region", tabindex: 0, "aria-label": "Requirement matrix" },
        h(
          "table",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              ["Requirement", "Result", "Machines", "Paths", "Invariants", "Other tests"].map((name) =>
                h("th", { scope: "col" }, name),
              ),
            ),
          ),
          body,
        ),
      ),
    ],
  };

  function fill(value: string) {
    const chosen = clauses.filter(FILTERS[value]?.holds ?? (() => true));
    count.textContent = `${chosen.length} of ${clauses.length}`;
    body.replaceChildren(...chosen.map(row));
  }
}

function row({ number, text, result, machines, paths, parts, tests }: ClauseFacts): HTMLElement {
  const { tone, text: said } = RESULTS[result];
  const invariants = parts.filter(({ kind }) => kind === "invariant").length;
  const count = Object.values(paths).reduce((sum, own) => sum + own.length, 0);
  return h(
    "tr",
    {},
    h("th", { scope: "row", class: "requirement" }, link(toClause(number), number), " ", sentence(text)),
    h(
      "td",
      { class: `result ${machines.length === 0 ? "quiet" : tone}` },
      machines.length === 0 ? "– not named" : said,
    ),
    h(
      "td",
      {},
      joined(
        machines.map((id) => link(toMachine(id), inWords(id))),
        ", ",
      ),
    ),
    h("td", { class: "number" }, count),
    h("td", { class: "number" }, invariants),
    h("td", { class: "number" }, tests.length),
  );
}
