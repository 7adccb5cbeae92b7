import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import type { CoveredKind } from "#model-tests/engine/generate/coverage.ts";
import { type MachineFacts, type PageFacts, VIEWS, type View } from "#model-tests/engine/report/facts.ts";
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
import { folded, link, list, type Page, section } from "./markup.ts";
import { KINDS, shareText } from "./overview.ts";
import { partPanel, partTitle, pathPanel, timeOf, transitionsList } from "./part-panel.ts";
import { type Part, toMachine } from "./route.ts";
import { VIEW_NAMES } from "./status.ts";

/** The place of a machine's chart, next to the details of the selected part or of the whole machine. */
export function machineView(facts: PageFacts, machine: MachineFacts, part: Part | null, view: View): Page {
  const name = inWords(machine.id);
  const views = VIEWS.map(
    (one) => html`<option value="${one}" ${one === view ? html`selected` : null}>${VIEW_NAMES[one]}</option>`,
  );
  const problems = machine.problems.map((problem) => html`<pre>${problem}</pre>`);
  return {
    title: part ? `${partTitle(machine, part)}, ${name}` : name,
    content: html`<h1 tabindex="-1">${name}</h1>
      <p class="lead">${machine.description}.</p>
      ${problems.length === 0 ? null : html`<section class="bad" aria-label="Problems">${problems}</section>`}
      <div class="machine">
        <section class="drawing" aria-label="State chart">
          <p class="bar">
            <label for="view">Colour by</label> <select id="view">${views}</select>
            <span class="good">✓ covered</span> <span class="part">◌ excused</span>
            <span class="bad">✗ not covered, or failed</span> <span class="changed">△ changed</span>
          </p>
          <div class="canvas"></div>
        </section>
        <section class="panel" aria-label="Details">${panel()}</section>
      </div>`,
  };

  function panel() {
    if (part === null) return machinePanel(facts, machine);
    return part.kind === "path" ? pathPanel(machine, part) : partPanel(facts, machine, part);
  }
}

function machinePanel(facts: PageFacts, machine: MachineFacts): Html {
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
