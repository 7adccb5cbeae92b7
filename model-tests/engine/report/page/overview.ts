import { inWords } from "#model-tests/engine/charts/words.ts";
import type { CoveredKind } from "#model-tests/engine/generate/coverage.ts";
import type { Facts, MachineFacts, Share } from "#model-tests/engine/report/facts.ts";
import { h, link, list, type Page } from "./element.ts";
import { toMachine } from "./route.ts";

const COLUMNS: readonly [CoveredKind, string][] = [
  ["states", "States"],
  ["transitions", "Transitions"],
  ["guardOutcomes", "Guard outcomes"],
  ["pairs", "Pairs"],
  ["undefinedCells", "Ignored events"],
];

/** All machines with their coverage. */
export function overview(facts: Facts): Page {
  const { machines, broken, clauses } = facts;
  const proven = clauses.filter(({ result }) => result === "passed").length;
  const named = clauses.filter((clause) => clause.machines.length > 0).length;
  const problems = [
    ...Object.entries(broken).map(([id, { problem }]) => ({ id, problem })),
    ...machines.flatMap(({ id, problems: own }) => own.map((problem) => ({ id, problem }))),
  ];
  const paths = machines.reduce((sum, machine) => sum + machine.paths.length, 0);
  return {
    title: "Machines",
    content: [
      h("h1", { tabindex: -1 }, "Machines"),
      h(
        "p",
        { class: "lead" },
        `${machines.length} machines, ${paths.toLocaleString("en-US")} generated paths; `,
        link("#/clauses", `${proven} of the ${named} requirements that machines implement`),
        " are verified.",
      ),
      problems.length === 0
        ? h(
            "p",
            { class: "good" },
            "✓ Everything is covered, every invariant holds, and every machine matches its approved table.",
          )
        : h(
            "section",
            { class: "bad", "aria-label": "Problems" },
            h("h2", {}, `✗ ${problems.length} ${problems.length === 1 ? "problem" : "problems"}`),
            list(problems.map(({ id, problem }) => [link(toMachine(id), inWords(id)), h("pre", {}, problem)])),
          ),
      h(
        "div",
        { class: "wide", role: "region", tabindex: 0, "aria-label": "Machines and their coverage" },
        h(
          "table",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              ["Machine", "Paths", ...COLUMNS.map(([, name]) => name), "In the browser", "Changes"].map((name, place) =>
                h("th", { scope: "col", class: place > 0 ? "number" : null }, name),
              ),
            ),
          ),
          h(
            "tbody",
            {},
            machines.map((machine) => row(machine, facts)),
          ),
        ),
      ),
    ],
  };
}

function row(machine: MachineFacts, { base }: Facts) {
  const { id, description, paths, coverage, browser } = machine;
  const failed = browser.paths.filter(({ failure }) => failure !== null).length;
  const changes = machine.removedRows.length + machine.rows.filter(({ before }) => before !== undefined).length;
  const walked =
    browser.paths.length === 0
      ? browser.isWalked
        ? "not yet"
        : "no screen"
      : `${browser.paths.length - failed} of ${browser.total}`;
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, link(toMachine(id), inWords(id)), h("small", {}, description)),
    h("td", { class: "number" }, paths.length),
    COLUMNS.map(([kind]) => h("td", { class: `number ${tone(coverage[kind])}` }, shareText(coverage[kind]))),
    h("td", { class: `number ${failed > 0 ? "bad" : ""}` }, failed > 0 ? `✗ ${walked}` : walked),
    h("td", { class: `number ${changes > 0 ? "changed" : ""}` }, base === null ? "–" : changes),
  );
}

function tone({ covered, total, excused }: Share): string {
  if (covered === total) return "good";
  return covered + excused === total ? "part" : "bad";
}

/** Covered out of the total, with the excused count. */
export function shareText(share: Share): string {
  const { covered, total, excused } = share;
  const sign = { good: "✓", part: "◌", bad: "✗" }[tone(share)];
  return `${sign} ${covered}/${total}${excused > 0 ? `, ${excused} excused` : ""}`;
}
