import { changesOf } from "#model-tests/engine/approved/difference.ts";
import { isAbout, type Row, type TracedRow, tableOf } from "#model-tests/engine/approved/table.ts";
import { type Attributes, attributesOf, effectsText } from "#model-tests/engine/approved/words.ts";
import { chartOf } from "#model-tests/engine/charts/chart.ts";
import { inWords, partWords, stateWords, type Timers, timerWords } from "#model-tests/engine/charts/words.ts";
import { activeNodes } from "#model-tests/engine/generate/active-nodes.ts";
import { byKind, type Coverage, type CoveredKind, type KindCoverage } from "#model-tests/engine/generate/coverage.ts";
import { stateName } from "#model-tests/engine/generate/element-names.ts";
import type { Edge, Situation } from "#model-tests/engine/generate/explore.ts";
import type { Generated, Part } from "#model-tests/engine/generate/generate.ts";
import { type Step, stepName } from "#model-tests/engine/generate/step.ts";
import { invariantsOverTime } from "#model-tests/engine/invariants/check-over-time.ts";
import type { Moment } from "#model-tests/engine/invariants/moment.ts";
import { excuseTexts, type MachineModel } from "#model-tests/engine/model.ts";
import type { Product } from "#model-tests/engine/product.ts";
import { quoted } from "#model-tests/engine/walk/plan.ts";
import { TOURS } from "#model-tests/engine/walk/walk-paths.ts";
import type { CallFacts, MachineFacts, Share, SituationFacts } from "./facts.ts";
import { picturesOf } from "./pictures.ts";
import type { BrowserReport } from "./report.ts";

/** Facts about a machine that do not come from generation. */
type Known = {
  calls: CallFacts[];
  browser: BrowserReport | null;
  problems: readonly string[];
  /** Rows approved at the base; null if the page shows no changes or the machine did not exist then. */
  before: readonly Row[] | null;
};

export function machineFacts(product: Product, generated: Generated, known: Known): MachineFacts {
  const { model, coverage, parts } = generated;
  const timers = timersOf(parts);
  const chart = chartOf(model.machine, timers);
  const everySituation = parts.flatMap((part) => [...part.graph.situations.values()].map((one) => ({ part, one })));
  const everyEdge = everySituation.flatMap(({ one }) => one.edges);
  const ignored = everySituation.flatMap(({ one }) => one.undefinedCells);
  const steps = new Map([...everyEdge.map(({ step }) => step), ...ignored].map((step) => [stepName(step), step]));
  const stepPlaces = new Map([...steps.keys()].map((name, place) => [name, place]));
  const invariants = invariantsOf(
    model,
    known.problems,
    everySituation.map(({ one }) => one),
  );
  const placeOf = new Map(everySituation.map(({ part, one }, place) => [`${part.name} | ${one.key}`, place]));
  const edgePlaces = new Map(everyEdge.map((edge, place) => [edge, place]));
  const situations = everySituation.map(({ part, one }) => situationFacts(part, one));
  const rows = tableOf(parts);

  return {
    id: model.machine.id,
    description: model.description,
    chart,
    shares: sharesOf(
      coverage,
      chart.transitions.map(({ id }) => id),
      everySituation.map(({ one }) => one),
    ),
    coverage: byKind((kind) => shareOf(coverage[kind])),
    uncovered: byKind((kind) => coverage[kind].uncovered),
    excused: excuseTexts(model.excused),
    problems: [...known.problems],
    situations,
    steps: [...steps].map(([name, step]) => ({ words: stepWords(step), name })),
    edges: everySituation.flatMap(({ part, one }) => one.edges.map((edge) => edgeFacts(part, one, edge))),
    paths: parts.flatMap(({ name, paths }) =>
      paths.map(({ number, edges }) => ({
        number,
        input: name,
        edges: edges.map((edge) => edgePlaces.get(edge) ?? 0),
      })),
    ),
    invariants,
    ...changesOf(rows.map(rowFacts), known.before),
    calls: known.calls,
    pictures: known.browser === null ? [] : picturesOf(model.machine.id, chart, product.report),
    browser: {
      ...{ paths: [], total: 0, excluded: {}, at: null, ...known.browser },
      command: walkCommand(product.commands.walk, model.machine.id, known.browser),
    },
  };

  function situationFacts({ name, model: own }: Part, situation: Situation): SituationFacts {
    const words = [...attributesIn(own, situation)].map(([attribute, text]) => attributeWords(attribute, text));
    return {
      words: (name ? [`${partWords(name)}:`, ...words] : words).join(", ").replace(":,", ":"),
      states: statesOf(situation),
      ignored: situation.undefinedCells.map((step) => stepPlaces.get(stepName(step)) ?? 0),
    };
  }

  function edgeFacts({ name }: Part, { snapshot }: Situation, edge: Edge): MachineFacts["edges"][number] {
    const moment: Moment = { ...edge, before: snapshot };
    const concerned = Object.values(invariantsOverTime(model)).map((invariant) =>
      invariant.concerns.some((isSo) => isSo(moment)),
    );
    const first = invariants.length - concerned.length;
    return {
      from: placeOf.get(`${name} | ${edge.from}`) ?? 0,
      step: stepPlaces.get(stepName(edge.step)) ?? 0,
      to: placeOf.get(`${name} | ${edge.to}`) ?? 0,
      transitions: [...edge.covered.transitions],
      effects: effectsText(edge.effects),
      clauses: [...new Set(edge.clauses)],
      invariants: concerned.flatMap((isConcerned, place) => (isConcerned ? [first + place] : [])),
    };
  }

  function stepWords({ kind, label, fixture }: Step): string {
    const [name = "", ...what] = label.split(" ");
    const words = kind === "timer" ? timerWords(name, timers) : [inWords(name), ...what].join(" ");
    return fixture ? `${words}: ${partWords(fixture)}` : words;
  }

  function rowFacts(row: TracedRow): MachineFacts["rows"][number] {
    const { situation, event, next, effects, clauses } = row;
    const isStart = row.steps.length === 0;
    const about = everySituation.filter(({ part, one }) =>
      isStart ? one === part.graph.initial : part.name === row.input && isAbout(row, attributesIn(part.model, one)),
    );
    const edges = about.flatMap(({ one }) => one.edges.filter(({ step }) => row.steps.includes(stepName(step))));
    return {
      ...{ situation, event, next, effects, clauses },
      edges: edges.map((edge) => edgePlaces.get(edge) ?? 0),
      states: [...new Set(about.flatMap(({ one }) => statesOf(one)))],
    };
  }
}

function attributesIn({ machine, stateKey }: MachineModel, { value, snapshot }: Situation): Attributes {
  return attributesOf(value, machine.root.type === "parallel", stateKey(snapshot.context));
}

/** Formats `identity signedIn.settled` as "identity signed in › settled". */
function attributeWords(attribute: string, text: string): string {
  if (attribute.endsWith("?")) return partWords(text);
  if (attribute === "") return stateWords(text);
  return `${inWords(attribute)} ${stateWords(text.slice(attribute.length + 1))}`;
}

function statesOf({ snapshot }: Situation): string[] {
  return activeNodes(snapshot)
    .filter(({ parent }) => parent)
    .map(stateName);
}

/** The duration of each delay, taken from the observed effects. */
function timersOf(parts: readonly Part[]): Timers {
  const effects = parts.flatMap(({ graph }) => [
    ...graph.effectsAtStart,
    ...[...graph.situations.values()].flatMap(({ edges }) => edges.flatMap((edge) => edge.effects)),
  ]);
  const timers = effects.filter(({ kind }) => kind === "timer");
  return new Map(
    [...Map.groupBy(timers, ({ name }) => name)].map(([name, all]) => [name, all.map(({ value }) => Number(value))]),
  );
}

/** The invariants of a machine with their problems; those of every machine come last. */
export function invariantsOf(
  model: MachineModel,
  problems: readonly string[],
  situations: readonly Situation[],
): MachineFacts["invariants"] {
  const own = new Set(Object.keys(model.overTime ?? {}));
  const moments = situations.flatMap(({ snapshot, edges }) =>
    edges.map((edge): Moment => ({ ...edge, before: snapshot })),
  );
  const invariant = (sentence: string, kind: MachineFacts["invariants"][number]["kind"]) => ({
    ...{ sentence, kind },
    clauses: clausesIn(sentence),
    problem: problems.find((problem) => problem.includes(`: ${sentence}`)) ?? null,
    applies: true,
  });
  return [
    ...Object.keys(model.always).map((sentence) => invariant(sentence, "always")),
    ...Object.entries(invariantsOverTime(model)).map(([sentence, { concerns }]) =>
      own.has(sentence)
        ? invariant(sentence, "over time")
        : {
            ...invariant(sentence, "of every machine"),
            applies: moments.some((moment) => concerns.some((isSo) => isSo(moment))),
          },
    ),
  ];
}

/** Returns the clauses that a sentence names: "… (4.4, 8.2)". */
function clausesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\((\d+\.\d+(?:, \d+\.\d+)*)\)/g)].flatMap(([, list = ""]) => list.split(", "));
}

function shareOf({ covered, uncovered, excused }: KindCoverage): Share {
  return {
    covered: covered.length,
    total: covered.length + uncovered.length + excused.length,
    excused: excused.length,
  };
}

/** Counts the coverage of each kind for each state and transition. */
function sharesOf(
  coverage: Coverage,
  transitions: readonly string[],
  situations: readonly Situation[],
): MachineFacts["shares"] {
  const shares: MachineFacts["shares"] = {};
  const count = (kind: CoveredKind, elementsIn: (name: string) => readonly string[]) => {
    for (const how of ["covered", "uncovered", "excused"] as const) {
      for (const name of coverage[kind][how]) {
        for (const element of elementsIn(name)) {
          shares[element] ??= {};
          shares[element][kind] ??= { covered: 0, total: 0, excused: 0 };
          const share = shares[element][kind];
          share.total += 1;
          if (how !== "uncovered") share[how] += 1;
        }
      }
    }
  };
  const byLength = transitions.toSorted((one, other) => other.length - one.length);
  const states = situations.map(statesOf);
  count("states", (name) => [name]);
  count("transitions", (name) => [name]);
  count("guardOutcomes", (name) =>
    byLength.filter((id) => name.startsWith(`${id} – `) || name.startsWith(`${id}, `)).slice(0, 1),
  );
  count("pairs", (name) => byLength.filter((id) => name.startsWith(`${id}, then `)).slice(0, 1));
  count("undefinedCells", (name) => states[Number.parseInt(name, 10) - 1] ?? []);
  return shares;
}

/** The command up to the choice of a path, for the console and the criterion of the last walk. */
function walkCommand(command: string, machine: string, browser: BrowserReport | null): string {
  if (command === "") return "";
  const { address = "", criterion = null } = browser ?? {};
  return [
    `${command} --machine ${machine}`,
    ...(address === "" ? [] : [`--url ${quoted(address)}`]),
    ...(criterion === null || criterion === TOURS.criterion ? [] : [`--criterion ${criterion}`]),
  ].join(" ");
}
