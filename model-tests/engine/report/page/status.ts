import type { ChartTransition } from "#model-tests/engine/charts/chart.ts";
import type { CoveredKind } from "#model-tests/engine/generate/coverage.ts";
import { walkedElements } from "#model-tests/engine/report/clause-facts.ts";
import type { Facts, MachineFacts, Share, View } from "#model-tests/engine/report/facts.ts";

/** The status of a chart element, shown by a sign and words, so that colour is never the only cue. */
export type Status = { tone: "good" | "bad" | "part" | "quiet" | "changed"; sign: string; words: string };

export const VIEW_NAMES: Readonly<Record<View, string>> = {
  coverage: "States and transitions",
  guardOutcomes: "Guard outcomes",
  pairs: "Pairs of transitions",
  undefinedCells: "What is ignored",
  clauses: "Clauses",
  browser: "Walked in the browser",
  changes: "Changes since the base",
};

const NOTHING: Status = { tone: "quiet", sign: "", words: "nothing to cover here" };

export function statusOf(view: View, id: string, machine: MachineFacts, facts: Facts): Status {
  const transition = machine.chart.transitions.find((one) => one.id === id);
  if (view === "browser") return inBrowser(machine, transition);
  if (view === "changes") return changed(machine, id, transition);
  if (view === "clauses") return byClauses(machine, id, transition, facts);
  const kind: CoveredKind = view === "coverage" ? (transition ? "transitions" : "states") : view;
  return ofShare(machine.shares[id]?.[kind]);
}

function ofShare(share: Share | undefined): Status {
  if (share === undefined) return NOTHING;
  const { covered, total, excused } = share;
  const words = total === 1 ? "covered" : `${covered} of ${total} covered`;
  if (covered === total) return { tone: "good", sign: "✓", words };
  if (covered + excused === total)
    return { tone: "part", sign: "◌", words: total === 1 ? "excused" : `${words}, ${excused} excused` };
  return { tone: "bad", sign: covered > 0 ? "◐" : "✗", words: total === 1 ? "not covered" : words };
}

function inBrowser(machine: MachineFacts, transition: ChartTransition | undefined): Status {
  if (transition === undefined) return { ...NOTHING, words: "" };
  const result = walkedElements(machine).get(transition.id);
  if (result === undefined) return { tone: "quiet", sign: "·", words: "not walked in the browser" };
  return result === "passed"
    ? { tone: "good", sign: "✓", words: "walked in the browser" }
    : { tone: "bad", sign: "✗", words: "failed in the browser" };
}

function changed({ rows, edges }: MachineFacts, id: string, transition: ChartTransition | undefined): Status {
  const touched = rows.filter(
    ({ before, edges: places, states }) =>
      before !== undefined &&
      (transition
        ? places.some((place) => edges[place]?.transitions.includes(id))
        : places.length === 0 && states.includes(id)),
  );
  if (touched.length === 0) return { tone: "quiet", sign: "", words: "as it was" };
  return touched.every(({ before }) => before === null)
    ? { tone: "changed", sign: "+", words: "new since the base" }
    : { tone: "changed", sign: "△", words: "changed since the base" };
}

function byClauses(
  { id: machine, chart }: MachineFacts,
  id: string,
  transition: ChartTransition | undefined,
  { clauses }: Facts,
): Status {
  const named = (transition ?? chart.states.find((state) => state.id === id))?.clauses ?? [];
  if (named.length === 0) return { ...NOTHING, words: "names no clause" };
  const own = clauses
    .filter(({ number }) => named.includes(number))
    .flatMap(({ parts }) => parts.filter((part) => part.machine === machine && part.id === id));
  const words = `clause ${named.join(", ")}`;
  return own.every(({ result }) => result === "passed")
    ? { tone: "good", sign: "✓", words }
    : { tone: "bad", sign: "✗", words: `${words} not proven` };
}
