import { inWords } from "#model-tests/engine/charts/words.ts";
import type { ClauseFacts, ClausePart, MachineFacts, PageFacts } from "#model-tests/engine/report/facts.ts";
import { type Child, code, h, link, list, type Page, sentence } from "./element.ts";
import { callsSection, pathsSection, picturesSection, rowsSection } from "./facts-in-words.ts";
import { callsOf, screensOf } from "./lookup.ts";
import { partTitle } from "./part-panel.ts";
import { pictureName } from "./picture-name.ts";
import { type Part, toMachine } from "./route.ts";

export const RESULTS: Readonly<Record<ClausePart["result"], { tone: string; text: string }>> = {
  passed: { tone: "good", text: "✓ passed" },
  failed: { tone: "bad", text: "✗ failed" },
  excused: { tone: "part", text: "◌ excused" },
  "not covered": { tone: "quiet", text: "– not covered" },
};

/** A clause with everything that proves it. */
export function clauseView(facts: PageFacts, clause: ClauseFacts): Page {
  const { number, chapter, text, result, tests } = clause;
  const { tone, text: said } = RESULTS[result];
  const named = facts.machines.filter(({ id }) => clause.machines.includes(id));
  const unproven = clause.machines.length === 0;
  return {
    title: `Requirement ${number}`,
    content: [
      h("p", { class: "kind" }, link("#/clauses", "Requirements"), ` › ${chapter}`),
      h("h1", { tabindex: -1 }, `Requirement ${number}`),
      h("p", { class: "lead" }, sentence(text)),
      h("p", { class: tone }, unproven ? "– No machine names it; it is proven by other tests, if at all." : said),
      ...named.map((machine) => machineSection(facts, machine, clause)),
      h(
        "section",
        {},
        h("h2", {}, `Other tests (${tests.length})`),
        list(tests.map(code), { class: "plain" }) ?? h("p", {}, "None names it."),
      ),
    ],
  };
}

function machineSection(facts: PageFacts, machine: MachineFacts, clause: ClauseFacts): HTMLElement {
  const parts = clause.parts.filter((part) => part.machine === machine.id);
  const numbers = clause.paths[machine.id] ?? [];
  const drawn = parts
    .filter(({ kind }) => kind !== "invariant")
    .map(({ kind, id }): Part => ({ kind: kind === "state" ? kind : "transition", id }));
  const calls = new Set(drawn.flatMap((part) => callsOf(machine, part)));
  const shown = drawn.flatMap((part) => screensOf(machine, part));
  const own = shown.filter(({ isNear }) => !isNear);
  const screens = new Map((own.length > 0 ? own : shown).map((picture) => [pictureName(picture), picture]));
  const rows = machine.rows.filter((row) => row.clauses.split(", ").includes(clause.number));
  return h(
    "section",
    { class: "card" },
    h("h2", {}, link(toMachine(machine.id), inWords(machine.id))),
    list(
      parts.map((part) => partLine(machine, part)),
      { class: "plain" },
    ),
    h(
      "div",
      { class: "columns" },
      rowsSection(rows),
      callsSection([...calls]),
      pathsSection(
        machine,
        machine.paths.filter(({ number }) => numbers.includes(number)),
      ),
      picturesSection(facts, [...screens.values()].slice(0, 2)),
    ),
  );
}

function partLine(machine: MachineFacts, { kind, id, result, inBrowser }: ClausePart): Child {
  const { tone, text } = RESULTS[result];
  const name =
    kind === "invariant" ? id : link(toMachine(machine.id, { kind, id }), `${partTitle(machine, { kind, id })}`);
  const walked =
    kind === "transition" && machine.browser.paths.length > 0
      ? `, ${RESULTS[inBrowser].text.slice(2)} in the browser`
      : "";
  return [h("span", { class: tone }, text), " ", name, h("small", { class: "quiet" }, ` ${kind}${walked}`)];
}
