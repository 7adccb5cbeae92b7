import { inWords } from "#model-tests/engine/charts/words.ts";
import type { ClauseFacts, ClausePart, MachineFacts, PageFacts } from "#model-tests/engine/report/facts.ts";
import { type Content, type Html, html } from "#model-tests/engine/report/html.ts";
import { callsSection, pathsSection, picturesSection, rowsSection } from "./facts-in-words.ts";
import { callsOf, screensOf } from "./lookup.ts";
import { link, list, type Page, sentence, small } from "./markup.ts";
import { partTitle } from "./part-panel.ts";
import { type Part, toMachine } from "./route.ts";

export const RESULTS: Readonly<Record<ClausePart["result"], { tone: string; text: string }>> = {
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
