import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import type {
  CallFacts,
  InvariantFacts,
  MachineFacts,
  PageFacts,
  Picture,
  RowFacts,
  RowText,
} from "#model-tests/engine/report/facts.ts";
import { type Child, code, folded, h, joined, link, list, section } from "./element.ts";
import { type Way, walkCommand } from "./lookup.ts";
import { pictureName } from "./picture-name.ts";
import { type Part, toClause, toMachine } from "./route.ts";
import { effectsIn, rowWords } from "./row-words.ts";

/** Links to clauses, shown next to an invariant or a row. */
export function clauseLinks(clauses: readonly string[]): Child {
  return joined(
    clauses.map((clause) => link(toClause(clause), clause)),
    ", ",
  );
}

/** The approved rows, with all but the first few collapsed. */
export function rowsSection(rows: readonly RowFacts[]): Child {
  if (rows.length === 0) return null;
  const items = rows.map((row) => h("li", {}, rowView(row), changeOf(row)));
  return section(`Approved rows (${rows.length})`, foldedAfter(8, items, "rows"));
}

/** One row: situation, event and outcome. */
export function rowView({ situation, event, next, effects, clauses }: RowText): Child {
  return [
    h(
      "p",
      { class: "row" },
      h("span", { class: "quiet" }, rowWords(situation)),
      " ",
      h("b", {}, rowWords(event)),
      ` → ${rowWords(next)} `,
      clauses ? h("small", {}, clauseLinks(clauses.split(", "))) : null,
    ),
    list(effectsIn(effects).map(code), { class: "effects" }),
  ];
}

function changeOf({ before }: RowFacts): Child {
  if (before === undefined) return null;
  if (before === null) return h("p", { class: "changed" }, "+ new since the base");
  return h("div", { class: "changed" }, "△ changed since the base; before: ", rowView(before));
}

export function invariantsSection(invariants: readonly InvariantFacts[], title = "Invariants"): Child {
  if (invariants.length === 0) return null;
  return section(
    `${title} (${invariants.length})`,
    list(
      invariants.map(({ sentence, kind, problem, applies }) => [
        h("span", { class: problem === null ? "good" : "bad" }, problem === null ? (applies ? "✓ " : "– ") : "✗ "),
        sentence,
        " ",
        h(
          "small",
          { class: "quiet" },
          kind === "always" ? "in every situation" : kind,
          applies ? "" : "; does not apply",
        ),
        problem === null ? null : h("pre", { class: "bad" }, problem),
      ]),
      { class: "plain" },
    ),
  );
}

/** The calls to the service, with their exchanges from the contract. */
export function callsSection(calls: readonly CallFacts[]): Child {
  if (calls.length === 0) return null;
  return section(
    "Contract",
    calls.map(({ id, calls: made }) =>
      made.map(({ method, path, exchanges }) => [
        h("p", {}, code(`${method} ${path}`), h("small", { class: "quiet" }, ` asked as ${id}`)),
        list(
          exchanges.map(({ description, given, answer }) => [
            description,
            h("small", { class: "quiet" }, `${given.length > 0 ? ` given that ${given.join(", ")}` : ""}: ${answer}`),
          ]),
        ),
      ]),
    ),
  );
}

/** Pictures of the screen, captioned with their state and, where it applies, as a picture of a nearby state. */
export function picturesSection({ pictures }: PageFacts, shown: readonly (Picture & { isNear?: boolean })[]): Child {
  const known = shown.filter((picture) => pictureName(picture) in pictures);
  if (known.length === 0) return null;
  return section(
    "Screen",
    known.map((picture) => {
      const { screen, state, isWalked, isNear = false } = picture;
      const seen = `${inWords(screen)}, in ${stateWords(state)}`;
      return h(
        "figure",
        {},
        h("img", { src: pictures[pictureName(picture)] ?? "", alt: `The screen of ${seen}`, width: 640 }),
        h(
          "figcaption",
          {},
          [
            ...(isNear ? ["No picture of this state; the nearest is"] : []),
            isWalked ? `${seen}, on its walk` : seen,
          ].join(" "),
        ),
      );
    }),
  );
}

/** Paths titled by their first steps, with all but the first few collapsed. */
export function pathsSection(machine: MachineFacts, paths: readonly MachineFacts["paths"][number][]): Child {
  if (paths.length === 0) return null;
  const items = paths.map(({ number, edges, input }) => {
    const words = edges.slice(0, 3).map((place) => machine.steps[machine.edges[place]?.step ?? 0]?.words ?? "");
    const text = `${number}. ${words.join(", ")}${edges.length > 3 ? `, … (${edges.length} steps)` : ""}`;
    return h(
      "li",
      {},
      link(toMachine(machine.id, { kind: "path", id: String(number) }), text),
      input ? h("small", { class: "quiet" }, ` ${input}`) : null,
    );
  });
  return section(`Paths (${paths.length})`, foldedAfter(5, items, "paths"));
}

/** A path step by step, with the state after each step, and the command that walks it in a browser. */
export function waySection(machine: MachineFacts, part: Part, way: Way | null): Child {
  if (way === null) return section("How to get there", h("p", {}, "No path leads there."));
  const { input, edges } = way;
  return section(
    "How to get there",
    input ? h("p", {}, `It begins otherwise: ${input}.`) : null,
    edges.length === 0 ? h("p", {}, "It begins here.") : stepsList(machine, edges),
    edges.length > 0 && machine.browser.isWalked
      ? [h("p", {}, "To see it in a browser:"), h("pre", {}, walkCommand(machine, part))]
      : null,
  );
}

export function stepsList(machine: MachineFacts, edges: readonly number[]): Child {
  return h(
    "ol",
    {},
    edges.map((place) => {
      const edge = machine.edges[place];
      const [transition] = edge?.transitions ?? [];
      const words = machine.steps[edge?.step ?? 0]?.words ?? "";
      return h(
        "li",
        {},
        transition ? link(toMachine(machine.id, { kind: "transition", id: transition }), words) : words,
        h("span", { class: "quiet" }, ` → ${machine.situations[edge?.to ?? 0]?.words ?? ""}`),
      );
    }),
  );
}

/** A list with all but the first items collapsed. */
function foldedAfter(first: number, items: readonly HTMLElement[], what: string): Child {
  const rest = items.slice(first);
  return [
    h("ul", { class: "plain" }, items.slice(0, first)),
    rest.length === 0 ? null : folded(`${rest.length} more ${what}`, false, h("ul", { class: "plain" }, rest)),
  ];
}
