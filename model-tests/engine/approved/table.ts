import { activeNodes } from "#model-tests/engine/generate/active-nodes.ts";
import { clausesOf, stateName } from "#model-tests/engine/generate/element-names.ts";
import type { Graph, Situation } from "#model-tests/engine/generate/explore.ts";
import type { Explored } from "#model-tests/engine/generate/generate.ts";
import { type Step, stepName } from "#model-tests/engine/generate/step.ts";
import { type MachineModel, nodesOf } from "#model-tests/engine/model.ts";
import { type Attributes, anyOf, attributesOf, effectsText, isState } from "./words.ts";

export type Row = { situation: string; event: string; next: string; effects: string; clauses: string };

/** A row with its origin: its situation in parts, each with alternative texts, and its steps by `stepName`. */
export type TracedRow = Row & { input: string; parts: string[][]; steps: string[] };

/** The outcome of one step in one situation; null where the step is ignored or impossible. */
type Case = { at: Attributes; isPossible: boolean; outcome: Outcome | null };
type Outcome = { after: Attributes; effects: string; clauses: string };

/** An unfinished row: its situation in parts, each of which may later combine several. */
type Draft = Omit<Row, "situation"> & { parts: string[][]; steps: string[]; order: number };
type FixtureRow = Omit<Draft, "event" | "steps"> & { label: string; fixtures: string[] };

const IGNORED = "ignored";
const ANYWHERE = "anywhere";
const NOT_A_STEP = { situation: "–", parts: [], steps: [] };

/**
 * The rows of a machine from each of its inputs; rows of other inputs include the input's name. The first has the tags
 * of states, which views read.
 */
export function tableOf(parts: readonly Explored[]): TracedRow[] {
  const rows = parts.flatMap(({ name, model, graph }) =>
    rowsFrom(model, graph).map((row) => ({
      ...row,
      input: name,
      situation: name ? `${name}: ${row.situation}` : row.situation,
    })),
  );
  const [first] = parts;
  const tagged = first ? nodesOf(first.model.machine).filter(({ tags }) => tags.length > 0) : [];
  if (tagged.length === 0) return rows;
  const next = tagged.map((node) => `${stateName(node)}: ${node.tags.join(" and ")}`).join("; ");
  return [{ ...NOT_A_STEP, input: "", event: "tags", next, effects: "", clauses: "" }, ...rows];
}

export function isAbout({ parts }: TracedRow, situation: Attributes): boolean {
  const texts = new Set(situation.values());
  return parts.every((part) => part.some((text) => texts.has(text)));
}

/**
 * The whole behaviour of a machine, a row for each situation and event. Situations with the same outcome share a row,
 * described only by the attributes that decide it; so do the events that a situation ignores.
 */
function rowsFrom(model: MachineModel, graph: Graph): Omit<TracedRow, "input">[] {
  const isParallel = model.machine.root.type === "parallel";
  const attributes = new Map(
    [...graph.situations.values()].map((situation) => [
      situation.key,
      attributesOf(situation.value, isParallel, model.stateKey(situation.snapshot.context)),
    ]),
  );
  const at = (key: string) => attributes.get(key) ?? new Map<string, string>();
  const outcomes = new Map([...graph.situations].map(([key, situation]) => [key, outcomesIn(situation)]));
  const steps = stepsOf(graph);
  const fixtureRows = steps.flatMap((step, order) => rowsOf(step, casesOf(step), order));
  return [
    startRow(),
    ...inOrder(joinSituations(joinIgnored(joinFixtures(fixtureRows, steps))), [...attributes.values()]),
  ];

  function casesOf(step: Step): Case[] {
    const name = stepName(step);
    return [...graph.situations.keys()].map((key) => {
      const outcome = outcomes.get(key)?.get(name);
      return { at: at(key), isPossible: outcome !== undefined, outcome: outcome ?? null };
    });
  }

  function outcomesIn({ edges, undefinedCells }: Situation): ReadonlyMap<string, Outcome | null> {
    return new Map<string, Outcome | null>([
      ...edges.map(({ step, to, effects, clauses }): [string, Outcome] => [
        stepName(step),
        { after: at(to), effects: effectsText(effects), clauses: list(clauses) },
      ]),
      ...undefinedCells.map((step): [string, null] => [stepName(step), null]),
    ]);
  }

  function startRow(): Omit<TracedRow, "input"> {
    const { initial, effectsAtStart } = graph;
    const next = [...at(initial.key)].filter(([name]) => isState(name)).map(([, text]) => text);
    const clauses = activeNodes(initial.snapshot).flatMap(clausesOf);
    return {
      ...NOT_A_STEP,
      event: "start",
      next: next.join(", "),
      effects: effectsText(effectsAtStart),
      clauses: list(clauses),
    };
  }
}

function stepsOf({ situations }: Graph): Step[] {
  const all = [...situations.values()].flatMap(({ edges, undefinedCells }) => [
    ...edges.map(({ step }) => step),
    ...undefinedCells,
  ]);
  return [...new Map(all.map((step) => [stepName(step), step])).values()];
}

/** The rows of one step, described first by the states that decide its outcome, then by the other attributes. */
function rowsOf({ label, fixture }: Step, cases: readonly Case[], order: number): FixtureRow[] {
  const names = [...new Set(cases.flatMap((one) => [...one.at.keys()]))];
  const states = deciding(cases, names, names.filter(isState)).filter(isState);
  const others = names.filter((name) => !isState(name));
  return groups(cases, states).flatMap((inState) => {
    const all = deciding(inState, [...states, ...others], others);
    return groups(inState, all)
      .filter(([first]) => first?.isPossible)
      .map((group) => {
        const parts = all.flatMap((name) => group.slice(0, 1).map(({ at }) => [at.get(name) ?? ""]));
        return { parts, label, fixtures: [fixture], order, ...outcomeOf(group) };
      });
  });
}

/** The attributes in `names` that decide the outcome, after removing each of `candidates` that makes no difference. */
function deciding(cases: readonly Case[], names: readonly string[], candidates: readonly string[]): string[] {
  let needed = [...names];
  for (const candidate of candidates.toReversed()) {
    const fewer = needed.filter((name) => name !== candidate);
    if (groups(cases, fewer).every(isOneOutcome)) needed = fewer;
  }
  return needed;
}

function groups(cases: readonly Case[], names: readonly string[]): Case[][] {
  return [...Map.groupBy(cases, ({ at }) => names.map((name) => at.get(name)).join(" | ")).values()];
}

/**
 * Whether the cases can share a row: all have the same outcome, and each attribute is unchanged or gets the same value.
 */
function isOneOutcome(cases: readonly Case[]): boolean {
  const [first] = cases;
  return cases.every(({ at, isPossible, outcome }) => {
    if (isPossible !== first?.isPossible) return false;
    if (outcome === null || !first?.outcome) return outcome === first?.outcome;
    if (outcome.effects !== first.outcome.effects || outcome.clauses !== first.outcome.clauses) return false;
    const isSame = (name: string) => new Set(cases.map((one) => one.outcome?.after.get(name))).size === 1;
    return [...at.keys()].every((name) => stays(cases, name) || isSame(name));
  });
}

function stays(cases: readonly Case[], name: string): boolean {
  return cases.every(({ at, outcome }) => outcome?.after.get(name) === at.get(name));
}

function outcomeOf(cases: readonly Case[]): Pick<Row, "next" | "effects" | "clauses"> {
  const outcome = cases[0]?.outcome;
  if (!outcome) return { next: IGNORED, effects: "", clauses: "" };
  const changed = [...outcome.after].filter(([name]) => !stays(cases, name)).map(([, text]) => text);
  return { next: changed.join(", ") || "stays", effects: outcome.effects, clauses: outcome.clauses };
}

/** Joins rows that differ only in the event's fixture; no fixture is named when all have the same outcome. */
function joinFixtures(rows: readonly FixtureRow[], steps: readonly Step[]): Draft[] {
  const every = Map.groupBy(steps, ({ label }) => label);
  const same = Map.groupBy(rows, ({ parts, label, next, effects, clauses }) =>
    JSON.stringify([parts, label, next, effects, clauses]),
  );
  return [...same.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { label, fixtures, ...row } = first;
    const all = [...fixtures, ...others.flatMap((other) => other.fixtures)];
    const named = all.length === every.get(label)?.length ? "" : ` (${all.join(" / ")})`;
    return [{ ...row, event: label + named, steps: all.map((fixture) => stepName({ label, fixture })) }];
  });
}

function joinIgnored(rows: readonly Draft[]): Draft[] {
  const ignored = Map.groupBy(
    rows.filter(({ next }) => next === IGNORED),
    ({ parts }) => JSON.stringify(parts),
  );
  const joined = [...ignored.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({
      ...first,
      order: Number.MAX_SAFE_INTEGER,
      event: same.map(({ event }) => event).join(", "),
      steps: same.flatMap(({ steps }) => steps),
    })),
  );
  return [...rows.filter(({ next }) => next !== IGNORED), ...joined];
}

/** Joins rows that differ in only one part of their situation, for each part in turn. */
function joinSituations(drafts: readonly Draft[]): Draft[] {
  let joined = [...drafts];
  for (let place = 0; place < Math.max(...drafts.map(({ parts }) => parts.length)); place += 1) {
    const same = Map.groupBy(joined, ({ parts, event, next, effects, clauses }) =>
      JSON.stringify(
        [parts.length > place ? parts.with(place, []) : parts, event, next, effects, clauses].concat(
          parts[place] ? [] : ["no such part"],
        ),
      ),
    );
    joined = [...same.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const part = [first, ...others].flatMap(({ parts }) => parts[place] ?? []);
      return [{ ...first, parts: part.length > 0 ? first.parts.with(place, part) : first.parts }];
    });
  }
  return joined;
}

/** Sorts rows by situation in the order of exploration, with rows that apply everywhere first. */
function inOrder(drafts: readonly Draft[], situations: readonly Attributes[]): Omit<TracedRow, "input">[] {
  const place = ({ parts }: Draft) =>
    situations.findIndex((at) => parts.every((part) => [...at.values()].includes(part[0] ?? "")));
  return drafts
    .map((draft) => ({ draft, first: draft.parts.length === 0 ? -1 : place(draft) }))
    .toSorted((one, other) => one.first - other.first || one.draft.order - other.draft.order)
    .map(({ draft: { order: _, ...row } }) => {
      const situation = row.parts.map(anyOf).join(", ");
      return { ...row, situation: situation || ANYWHERE };
    });
}

function list(clauses: readonly string[]): string {
  return [...new Set(clauses)].toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).join(", ");
}
