import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import type { CoveredKind } from "#model-tests/engine/generate/coverage.ts";
import type { MachineFacts, PageFacts } from "#model-tests/engine/report/facts.ts";
import { type Content, type Html, html } from "#model-tests/engine/report/html.ts";
import {
  callsSection,
  clausesLine,
  invariantsSection,
  pathsSection,
  picturesSection,
  rowsSection,
  rowView,
} from "./facts-in-words.ts";
import { folded, link, list, section } from "./markup.ts";
import { KINDS, shareText } from "./overview.ts";
import { timeOf, transitionsList } from "./part-panel.ts";
import { toMachine } from "./route.ts";

export function machinePanel(facts: PageFacts, machine: MachineFacts): Html {
  const { chart, coverage, uncovered, excused, rows, removedRows } = machine;
  const kinds = Object.keys(KINDS) as CoveredKind[];
  const clauses = [...new Set([...chart.states, ...chart.transitions].flatMap((part) => part.clauses))];
  const missing = kinds.flatMap((kind) => uncovered[kind]).map((name) => html`<span class="bad">${name}</span>`);
  return html`<h2 tabindex="-1">The whole machine</h2>
    <dl class="facts">${kinds.map((kind) => html`<dt>${KINDS[kind]}</dt><dd>${shareText(coverage[kind])}</dd>`)}</dl>
    ${section("Not covered", missing)}
    ${section("Excused", named(excused))}
    ${clausesLine(clauses)}
    ${asList(machine)}
    ${picturesSection(
      facts,
      machine,
      machine.pictures.slice(0, 3).map((state) => ({ state, isNear: false })),
    )}
    ${invariantsSection(machine.invariants)}
    ${callsSection(machine.calls)}
    ${rowsSection(rows)}
    ${section(`Removed since the base (${removedRows.length})`, removedRows.map(rowView))}
    ${inBrowser(machine)}
    ${pathsSection(machine, machine.paths)}`;
}

function asList(machine: MachineFacts): Html {
  const { id: name, chart } = machine;
  const states = chart.states.map(({ id }) => [
    link(toMachine(name, { kind: "state", id }), stateWords(id) || inWords(name)),
    transitionsList(
      machine,
      chart.transitions.filter(({ from }) => from === id),
    ),
  ]);
  return folded(`States and transitions as a list (${chart.states.length - 1})`, list(states));
}

function inBrowser({ browser }: MachineFacts): Html {
  const { paths, total, at, command, excluded } = browser;
  const failed = paths.filter(({ failure }) => failure !== null);
  const left = named(excluded);
  const none = command
    ? html`<p>The paths of the machine's current version were not walked yet. To walk them:</p><pre>${command}</pre>`
    : html`<p>The machine has no walk.</p>`;
  const told = `${paths.length - failed.length} of ${total} paths passed, ${failed.length} failed, on ${timeOf(at)}.`;
  return html`<section><h3>In the browser</h3>
    ${paths.length === 0 ? none : html`<p>${told}</p>`}
    ${failed.map(({ number, failure }) => html`<p class="bad">✗ path ${number}</p><pre class="bad">${failure ?? ""}</pre>`)}
    ${left.length === 0 ? null : folded(`Excluded from the browser (${left.length})`, list(left))}
  </section>`;
}

function named(reasons: Readonly<Record<string, string>>): Content[] {
  return Object.entries(reasons).map(([name, why]) => html`<b>${name}</b>: ${why}`);
}
