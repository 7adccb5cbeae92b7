import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import type { CoveredKind } from "#model-tests/engine/generate/coverage.ts";
import type { MachineFacts, PageFacts } from "#model-tests/engine/report/facts.ts";
import { type Child, folded, h, link, list, section } from "./element.ts";
import {
  callsSection,
  clauseLinks,
  invariantsSection,
  pathsSection,
  picturesSection,
  rowsSection,
  rowView,
} from "./facts-in-words.ts";
import { shareText } from "./overview.ts";
import { partTitle } from "./part-panel.ts";
import { toMachine } from "./route.ts";

const NOUNS: Readonly<Record<CoveredKind, string>> = {
  states: "States",
  transitions: "Transitions",
  guardOutcomes: "Guard outcomes",
  clauses: "Requirements",
  pairs: "Pairs of transitions",
  undefinedCells: "Ignored events",
};

/** The details of a whole machine. */
export function machinePanel(facts: PageFacts, machine: MachineFacts): Child {
  const { chart, coverage, uncovered, excused, browser, invariants, rows, removedRows, calls, paths, pictures } =
    machine;
  const kinds = Object.keys(NOUNS) as CoveredKind[];
  const clauses = [...new Set([...chart.states, ...chart.transitions].flatMap((part) => part.clauses))];
  return [
    h("h2", { tabindex: -1 }, "The whole machine"),
    h(
      "dl",
      { class: "facts" },
      kinds.map((kind) => [h("dt", {}, NOUNS[kind]), h("dd", {}, shareText(coverage[kind]))]),
    ),
    section(
      "Not covered",
      list(
        kinds.flatMap((kind) => uncovered[kind]),
        { class: "plain bad" },
      ),
    ),
    section(
      "Excused",
      list(
        Object.entries(excused).map(([name, why]) => [h("b", {}, name), ` ${why}`]),
        { class: "plain" },
      ),
    ),
    clauses.length > 0 ? h("p", {}, "Requirements ", clauseLinks(clauses)) : null,
    asList(),
    picturesSection(facts, pictures.slice(0, 3)),
    invariantsSection(invariants),
    callsSection(calls),
    rowsSection(rows),
    removedRows.length === 0
      ? null
      : section(
          `Removed since the base (${removedRows.length})`,
          list(removedRows.map(rowView), { class: "plain changed" }),
        ),
    inBrowser(),
    pathsSection(machine, paths),
  ];

  /** The chart as a nested list, for reading. */
  function asList(): Child {
    return folded(
      `States and transitions as a list (${chart.states.length - 1})`,
      false,
      list(
        chart.states.map(({ id }) => [
          link(toMachine(machine.id, { kind: "state", id }), stateWords(id) || inWords(machine.id)),
          list(
            chart.transitions
              .filter(({ from }) => from === id)
              .map((one) => [
                link(
                  toMachine(machine.id, { kind: "transition", id: one.id }),
                  partTitle(machine, { kind: "transition", id: one.id }),
                ),
                one.from === one.to ? " stays" : ` → ${stateWords(one.to)}`,
              ]),
          ),
        ]),
        { class: "plain" },
      ),
    );
  }

  function inBrowser(): Child {
    const failed = browser.paths.filter(({ failure }) => failure !== null);
    const left = Object.entries(browser.excluded);
    const told = browser.isWalked
      ? browser.paths.length === 0
        ? [
            h("p", {}, "The paths of the machine's current version were not walked yet. To walk them:"),
            h("pre", {}, browser.command),
          ]
        : h(
            "p",
            {},
            `${browser.paths.length - failed.length} of ${browser.total} paths passed, ${failed.length} failed, on ${browser.at?.slice(0, 16).replace("T", " at ") ?? ""} UTC.`,
          )
      : h("p", {}, "The machine has no walk: it has no screen, or another machine's walk covers it.");
    return section(
      "In the browser",
      told,
      failed.map(({ number, failure }) => [
        h("p", { class: "bad" }, `✗ path ${number}`),
        h("pre", { class: "bad" }, failure ?? ""),
      ]),
      left.length === 0
        ? null
        : folded(
            `Excluded from the browser (${left.length})`,
            false,
            list(
              left.map(([name, why]) => [h("b", {}, name), `: ${why}`]),
              { class: "plain" },
            ),
          ),
    );
  }
}
