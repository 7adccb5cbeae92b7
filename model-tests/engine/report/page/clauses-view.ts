import { inWords } from "#model-tests/engine/charts/words.ts";
import type { ClauseFacts, Facts } from "#model-tests/engine/report/facts.ts";
import { type Html, html } from "#model-tests/engine/report/html.ts";
import { RESULTS } from "./clause-view.ts";
import { joined, link, type Page, sentence, table } from "./markup.ts";
import { toClause, toMachine } from "./route.ts";

const FILTERS: readonly [name: string, holds: (clause: ClauseFacts) => boolean][] = [
  ["every requirement", () => true],
  ["those that machines name", ({ machines }) => machines.length > 0],
  ["those that no machine names", ({ machines }) => machines.length === 0],
  ["those that no machine and no test names", ({ machines, tests }) => machines.length + tests.length === 0],
  ["those that failed", ({ result }) => result === "failed"],
];

const COLUMNS = ["Requirement", "Result", "Machines", "Paths", "Invariants", "Other tests"];

/** The requirement matrix: what proves each clause of the specification. */
export function clausesView({ clauses }: Facts): Page {
  return {
    title: "Requirements",
    content: html`<h1 tabindex="-1">Requirements</h1>
      <p class="bar">
        <label for="filter">Show</label>
        <select id="filter">${FILTERS.map(([name], place) => html`<option value="${place}">${name}</option>`)}</select>
        <span class="quiet" role="status">${clauses.length} of ${clauses.length}</span>
      </p>
      ${table("Requirement matrix", COLUMNS, clauses.map(row))}`,
  };
}

/** Shows the requirements that one of the filters lets through. */
export function showClauses(main: HTMLElement, filter: string): void {
  const rows = [...main.querySelectorAll<HTMLElement>("tbody tr")];
  for (const one of rows) one.hidden = !one.dataset.filters?.includes(filter);
  const count = main.querySelector("[role=status]");
  if (count) count.textContent = `${rows.filter(({ hidden }) => !hidden).length} of ${rows.length}`;
}

function row(clause: ClauseFacts): Html {
  const { number, text, result, machines, paths, parts, tests } = clause;
  const { tone, text: said } = machines.length === 0 ? { tone: "quiet", text: "– not named" } : RESULTS[result];
  const filters = FILTERS.flatMap(([, holds], place) => (holds(clause) ? place : []));
  return html`<tr data-filters="${filters.join(" ")}">
    <th scope="row" class="requirement">${link(toClause(number), number)} ${sentence(text)}</th>
    <td class="${tone}">${said}</td>
    <td>${joined(machines.map((id) => link(toMachine(id), inWords(id))))}</td>
    <td>${Object.values(paths).flat().length}</td>
    <td>${parts.filter(({ kind }) => kind === "invariant").length}</td>
    <td>${tests.length}</td>
  </tr>`;
}
