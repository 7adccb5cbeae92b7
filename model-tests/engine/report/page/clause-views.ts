import { inWords } from "#model-tests/engine/charts/words.ts";
import type { ClauseFacts, ClausePart, Facts, MachineFacts, PageFacts } from "#model-tests/engine/report/facts.ts";
import { type Content, type Html, html } from "#model-tests/engine/report/html.ts";
import { callsSection, pathsSection, picturesSection, rowsSection } from "./facts-in-words.ts";
import { callsOf, screensOf } from "./lookup.ts";
import { joined, link, list, type Page, sentence, small, table } from "./markup.ts";
import { partTitle } from "./part-panel.ts";
import { type Part, toClause, toMachine } from "./route.ts";

const RESULTS: Readonly<Record<ClausePart["result"], { tone: string; text: string }>> = {
  passed: { tone: "good", text: "✓ passed" },
  failed: { tone: "bad", text: "✗ failed" },
  excused: { tone: "part", text: "◌ excused" },
  "not covered": { tone: "quiet", text: "– not covered" },
};

export function clauseView(facts: PageFacts, clause: ClauseFacts): Page {
  const { number, chapter, text, result, tests } = clause;
  const { tone, text: said } = RESULTS[result];
  const named = facts.machines.filter(({ id }) => clause.machines.includes(id));
  const unproven = "– No machine names it; it is proven by other tests, if at all.";
  return {
    title: `Requirement ${number}`,
    content: html`<p class="kind">${link("#/clauses", "Requirements")} › ${chapter}</p>
      <h1 tabindex="-1">Requirement ${number}</h1>
      <p class="lead">${sentence(text)}</p>
      <p class="${tone}">${clause.machines.length === 0 ? unproven : said}</p>
      ${named.map((machine) => machineSection(facts, machine, clause))}
      <section><h2>Other tests (${tests.length})</h2>${list(tests.map((test) => html`<code>${test}</code>`))}</section>`,
  };
}

function machineSection(facts: PageFacts, machine: MachineFacts, clause: ClauseFacts): Html {
  const parts = clause.parts.filter((part) => part.machine === machine.id);
  const numbers = clause.paths[machine.id] ?? [];
  const drawn = parts.flatMap(({ kind, id }): Part[] => (kind === "invariant" ? [] : [{ kind, id }]));
  const calls = new Set(drawn.flatMap((part) => callsOf(machine, part)));
  const shown = drawn.flatMap((part) => screensOf(machine, part));
  const own = shown.filter(({ isNear }) => !isNear);
  const screens = new Map((own.length > 0 ? own : shown).map((screen) => [screen.state, screen]));
  const paths = machine.paths.filter(({ number }) => numbers.includes(number));
  return html`<section class="card">
    <h2>${link(toMachine(machine.id), inWords(machine.id))}</h2>
    ${list(parts.map((part) => partLine(machine, part)))}
    <div class="columns">
      ${rowsSection(machine.rows.filter((row) => row.clauses.split(", ").includes(clause.number)))}
      ${callsSection([...calls])}
      ${pathsSection(machine, paths)}
      ${picturesSection(facts, machine, [...screens.values()].slice(0, 2))}
    </div>
  </section>`;
}

function partLine(machine: MachineFacts, { kind, id, result, inBrowser }: ClausePart): Content {
  const { tone, text } = RESULTS[result];
  const name = kind === "invariant" ? id : link(toMachine(machine.id, { kind, id }), partTitle(machine, { kind, id }));
  const isWalked = kind !== "invariant" && machine.browser.paths.length > 0;
  const walked = isWalked ? `, ${RESULTS[inBrowser].text.slice(2)} in the browser` : "";
  return [html`<span class="${tone}">${text}</span> `, name, " ", small(`${kind}${walked}`)];
}

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
      ${table("Requirement matrix", COLUMNS, clauses.map(matrixRow))}`,
  };
}

/** Shows the requirements that one of the filters lets through. */
export function showClauses(main: HTMLElement, filter: string): void {
  const rows = [...main.querySelectorAll<HTMLElement>("tbody tr")];
  for (const one of rows) one.hidden = !one.dataset.filters?.includes(filter);
  const count = main.querySelector("[role=status]");
  if (count) count.textContent = `${rows.filter(({ hidden }) => !hidden).length} of ${rows.length}`;
}

function matrixRow(clause: ClauseFacts): Html {
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
