import type { ChartTransition } from "#model-tests/engine/charts/chart.ts";
import { transitionTitle } from "#model-tests/engine/charts/drawing.ts";
import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import { type MachineFacts, type PageFacts, VIEWS } from "#model-tests/engine/report/facts.ts";
import { type Content, type Html, html } from "#model-tests/engine/report/html.ts";
import {
  callsSection,
  clausesLine,
  invariantsSection,
  pathsSection,
  picturesSection,
  rowsSection,
  stepsList,
  waySection,
} from "./facts-in-words.ts";
import { callsOf, clausesOf, edgesOf, invariantsOf, pathsThrough, rowsOf, screensOf, shortestWay } from "./lookup.ts";
import { folded, joined, link, list, section, small } from "./markup.ts";
import { type Part, toMachine } from "./route.ts";
import { statusOf, VIEW_NAMES } from "./status.ts";

export function partTitle({ chart }: MachineFacts, { kind, id }: Part): string {
  if (kind === "path") return `Path ${id}`;
  if (kind === "state") return stateWords(id) || (chart.states[0]?.label ?? "");
  const transition = chart.transitions.find((one) => one.id === id);
  return transition ? transitionTitle(transition) : id;
}

export function partPanel(facts: PageFacts, machine: MachineFacts, part: Part): Html {
  const { chart } = machine;
  const isState = part.kind === "state";
  const transition = isState ? undefined : chart.transitions.find(({ id }) => id === part.id);
  if (!transition && !(isState && chart.states.some(({ id }) => id === part.id)))
    return html`<h2 tabindex="-1">${inWords(machine.id)} no longer has this part</h2>`;
  return html`<p class="kind">${isState ? "State" : "Transition"} · ${link(toMachine(machine.id), "the whole machine")}</p>
    <h2 tabindex="-1">${partTitle(machine, part)}</h2>
    ${transition ? whereFrom(machine, transition) : null}
    ${clausesLine(clausesOf(machine, part))}
    ${statuses(facts, machine, part)}
    ${waySection(machine, part, shortestWay(machine, part))}
    ${isState ? whatHappens(machine, part) : outcomes(machine, part)}
    ${picturesSection(facts, machine, screensOf(machine, part))}
    ${callsSection(callsOf(machine, part))}
    ${invariantsSection(invariantsOf(machine, part))}
    ${rowsSection(rowsOf(machine, part))}
    ${browserSection(machine, part)}
    ${pathsSection(machine, pathsThrough(machine, part))}
    ${isState ? situations(machine, part) : null}`;
}

export function pathPanel(machine: MachineFacts, { id }: Part): Html {
  const path = machine.paths.find(({ number }) => String(number) === id);
  if (path === undefined) return html`<h2 tabindex="-1">${inWords(machine.id)} has no path ${id} any more</h2>`;
  const { edges, input } = path;
  const begins = machine.situations[machine.edges[edges[0] ?? 0]?.from ?? 0]?.words;
  return html`<p class="kind">Path · ${link(toMachine(machine.id), "the whole machine")}</p>
    <h2 tabindex="-1">Path ${id}, ${edges.length} steps</h2>
    <p>It begins in ${begins ?? ""}${input ? ` (${input})` : ""}.</p>
    ${stepsList(machine, edges)}
    ${clausesLine([...new Set(edges.flatMap((place) => machine.edges[place]?.clauses ?? []))])}
    <p class="quiet">Each step leads to what is known of it, and to the command that walks it in a browser.</p>`;
}

export function transitionsList(machine: MachineFacts, transitions: readonly ChartTransition[]): Content {
  return list(
    transitions.map(({ id, from, to }) => [
      link(toMachine(machine.id, { kind: "transition", id }), partTitle(machine, { kind: "transition", id })),
      html` <span class="quiet">${from === to ? "stays" : `→ ${stateWords(to)}`}</span>`,
    ]),
  );
}

function whereFrom({ id: machine }: MachineFacts, { from, to }: ChartTransition): Html {
  const toState = (id: string) => link(toMachine(machine, { kind: "state", id }), stateWords(id) || inWords(machine));
  return html`<p>${from === to ? ["stays in ", toState(from)] : ["from ", toState(from), " to ", toState(to)]}</p>`;
}

function statuses(facts: PageFacts, machine: MachineFacts, { id }: Part): Content {
  return list(
    VIEWS.map((view) => ({ view, ...statusOf(view, id, machine, facts) }))
      .filter(({ tone, words }) => words !== "" && tone !== "quiet")
      .map(({ view, tone, sign, words }) => [
        html`<span class="${tone}">${sign} ${words}</span> `,
        small(VIEW_NAMES[view].toLowerCase()),
      ]),
  );
}

/** The transitions of a state, and the events that are ignored in every situation of it. */
function whatHappens(machine: MachineFacts, { id }: Part): Html {
  const own = machine.chart.transitions.filter(({ from }) => from === id || id.startsWith(`${from}.`) || from === "");
  const here = machine.situations.filter(({ states }) => states.includes(id));
  const [first, ...others] = here.map((one) => new Set(one.ignored));
  const always = [...(first ?? [])].filter((step) => others.every((one) => one.has(step)));
  const ignored = always.map((step) => machine.steps[step]?.words ?? "").join("; ");
  return html`<section><h3>Transitions from here</h3>
    ${transitionsList(machine, own)}
    ${ignored ? html`<p>Ignored: <span class="quiet">${ignored}</span></p>` : null}
  </section>`;
}

function outcomes(machine: MachineFacts, part: Part): Content {
  const edges = [...edgesOf(machine, part)].flatMap((place) => machine.edges[place] ?? []);
  const words = edges.map(({ step, to }) => `${machine.steps[step]?.words} → ${machine.situations[to]?.words}`);
  return section("Outcomes", [...new Set(words)], 6);
}

function browserSection({ browser }: MachineFacts, { id, kind }: Part): Content {
  const through = browser.paths.filter((path) =>
    [{ covers: path.opening }, ...path.steps].slice(0, path.taken + 1).some(({ covers }) => covers.includes(id)),
  );
  const left = Object.entries(browser.excluded).filter(([name]) => kind === "transition" && name.includes(id));
  const numbers = through.map(({ number, failure }) =>
    failure === null ? html`<span class="good">✓ ${number}</span>` : html`<span class="bad">✗ ${number}</span>`,
  );
  const failures = through.flatMap(({ failure }) =>
    failure === null ? [] : [html`<pre class="bad">${failure}</pre>`],
  );
  return section(`In the browser (${through.length} paths)`, [
    ...(through.length > 0 ? [html`Walked ${timeOf(browser.at)}: ${joined(numbers.slice(0, 12), " ")}`] : []),
    ...failures.slice(0, 3),
    ...through.slice(0, 1).map(({ number }) => html`<pre>${browser.command} --path ${number}</pre>`),
    ...left.map(([name, why]) => `${name} is excluded: ${why}`),
  ]);
}

/** The time of a walk, to the minute. */
export function timeOf(at: string | null): string {
  return `${at?.slice(0, 16).replace("T", " at ") ?? ""} UTC`;
}

function situations(machine: MachineFacts, { id }: Part): Content {
  const here = machine.situations.filter(({ states }) => states.includes(id)).map(({ words }) => words);
  return here.length === 0 ? null : folded(`Situations in this state (${here.length})`, list([...new Set(here)]));
}
