import { inWords } from "#model-tests/engine/charts/words.ts";
import type { CoveredKind } from "#model-tests/engine/generate/coverage.ts";
import type { BrowserFacts, Facts, MachineFacts, Share } from "#model-tests/engine/report/facts.ts";
import { type Html, html } from "#model-tests/engine/report/html.ts";
import { link, type Page, small, table } from "./markup.ts";
import { toMachine } from "./route.ts";

export const KINDS: Readonly<Record<CoveredKind, string>> = {
  states: "States",
  transitions: "Transitions",
  guardOutcomes: "Guard outcomes",
  clauses: "Requirements",
  pairs: "Pairs",
  undefinedCells: "Ignored events",
};

export function overview(facts: Facts): Page {
  const { machines, broken, clauses } = facts;
  const proven = clauses.filter(({ result }) => result === "passed").length;
  const named = clauses.filter((clause) => clause.machines.length > 0).length;
  const problems = [
    ...Object.entries(broken).map(([id, { problem }]) => ({ id, problem })),
    ...machines.flatMap(({ id, problems: own, browser }) =>
      [...own, ...failedWalks(browser)].map((problem) => ({ id, problem })),
    ),
  ];
  const paths = machines.reduce((sum, machine) => sum + machine.paths.length, 0);
  const told =
    problems.length === 0
      ? html`<p class="good">✓ Everything is covered, every invariant holds, every machine matches its approved table, and no browser walk failed.</p>`
      : html`<section class="bad" aria-label="Problems"><h2>✗ Problems: ${problems.length}</h2>
          ${problems.map(({ id, problem }) => html`${link(toMachine(id), inWords(id))}<pre>${problem}</pre>`)}
        </section>`;
  const columns = ["Machine", "Paths", ...Object.values(KINDS), "In the browser", "Changes"];
  return {
    title: "Machines",
    content: html`<h1 tabindex="-1">Machines</h1>
      <p class="lead">${machines.length} machines, ${paths.toLocaleString("en-US")} generated paths;
        ${link("#/clauses", `${proven} of the ${named} requirements that machines implement`)} are verified.</p>
      ${told}
      ${table(
        "Machines and their coverage",
        columns,
        machines.map((machine) => row(machine, facts)),
      )}`,
  };
}

function failedWalks({ paths }: BrowserFacts): string[] {
  return paths.flatMap(({ number, failure }) =>
    failure === null ? [] : [`path ${number} in the browser: ${failure.split("\n")[0]}`],
  );
}

function row(machine: MachineFacts, { base }: Facts): Html {
  const { id, description, paths, coverage, browser } = machine;
  const failed = browser.paths.filter(({ failure }) => failure !== null).length;
  const changes = machine.removedRows.length + machine.rows.filter(({ before }) => before !== undefined).length;
  const unwalked = browser.command ? "not yet" : "no screen";
  const walked = browser.paths.length === 0 ? unwalked : `${browser.paths.length - failed} of ${browser.total}`;
  const kinds = Object.keys(KINDS) as CoveredKind[];
  return html`<tr>
    <th scope="row">${link(toMachine(id), inWords(id))} ${small(description)}</th>
    <td>${paths.length}</td>
    ${kinds.map((kind) => html`<td class="${tone(coverage[kind])}">${shareText(coverage[kind])}</td>`)}
    <td class="${failed > 0 ? "bad" : ""}">${failed > 0 ? `✗ ${walked}` : walked}</td>
    <td class="${changes > 0 ? "changed" : ""}">${base === null ? "–" : changes}</td>
  </tr>`;
}

function tone({ covered, total, excused }: Share): string {
  if (covered === total) return "good";
  return covered + excused === total ? "part" : "bad";
}

export function shareText(share: Share): string {
  const { covered, total, excused } = share;
  const sign = { good: "✓", part: "◌", bad: "✗" }[tone(share)];
  return `${sign} ${covered}/${total}${excused > 0 ? `, ${excused} excused` : ""}`;
}
