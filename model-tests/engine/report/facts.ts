import type { Row } from "#model-tests/engine/approved/table.ts";
import type { Chart } from "#model-tests/engine/charts/chart.ts";
import type { Layout } from "#model-tests/engine/charts/drawing.ts";
import type { CoveredKind } from "#model-tests/engine/generate/coverage.ts";
import type { WalkedPath } from "./report.ts";

/** Everything that reports show: words and names, never the payload of an event or an answer. */
export type Facts = {
  /** The base to compare with; null without one. */
  base: string | null;
  commands: { paths: string; walk: string };
  machines: MachineFacts[];
  /** Machines for which generation failed, because of an invariant or the model. */
  broken: Record<string, { problem: string; invariants: InvariantFacts[] }>;
  clauses: ClauseFacts[];
};

export type PageFacts = Facts & {
  layouts: Record<string, Layout>;
  /** Pictures of states as data URLs, by `machine state`. */
  pictures: Record<string, string>;
};

export type Share = { covered: number; total: number; excused: number };

/** Views by which the chart can be coloured. */
export const VIEWS = ["coverage", "guardOutcomes", "pairs", "undefinedCells", "clauses", "browser", "changes"] as const;
export type View = (typeof VIEWS)[number];

export type MachineFacts = {
  id: string;
  description: string;
  chart: Chart;
  /** Counts by element id and kind; kinds that do not apply to the element are absent. */
  shares: Record<string, Partial<Record<CoveredKind, Share>>>;
  coverage: Record<CoveredKind, Share>;
  /** Elements that no path covers; `excused` maps names to reasons. */
  uncovered: Record<CoveredKind, string[]>;
  excused: Record<string, string>;
  problems: string[];
  situations: SituationFacts[];
  steps: StepFacts[];
  edges: EdgeFacts[];
  paths: PathFacts[];
  invariants: InvariantFacts[];
  rows: RowFacts[];
  /** Rows approved at the base that no longer exist. */
  removedRows: Row[];
  calls: CallFacts[];
  /** The states with a picture from the last walk. */
  pictures: string[];
  browser: BrowserFacts;
};

export type SituationFacts = { words: string; states: string[]; ignored: number[] };
export type StepFacts = { words: string; name: string };
/** The numbers are indices into `situations`, `steps` and `invariants`. */
export type EdgeFacts = {
  from: number;
  step: number;
  to: number;
  transitions: string[];
  effects: string;
  clauses: string[];
  invariants: number[];
};
export type PathFacts = { number: number; input: string; edges: number[] };
/** `problem` is null if the invariant holds. */
export type InvariantFacts = {
  sentence: string;
  kind: "always" | "over time" | "of every machine";
  clauses: string[];
  problem: string | null;
  /** Whether any behaviour of the machine falls under the invariant. */
  applies: boolean;
};
/** `before` is the row at the base: null if the row was added, absent if it is unchanged. */
export type RowFacts = Row & { edges: number[]; states: string[]; before?: Row | null };
/** The last browser walk of a machine. */
export type BrowserFacts = {
  /** The command that walks the machine; empty for a product without walks. */
  command: string;
  at: string | null;
  paths: readonly WalkedPath[];
  total: number;
  excluded: Record<string, string>;
};

/** The calls to the service of an invoke, by its id, with examples from the contract. */
export type CallFacts = { id: string; calls: { method: string; path: string; exchanges: ExchangeFacts[] }[] };
export type ExchangeFacts = { description: string; given: string[]; answer: string };

export type ClauseFacts = {
  number: string;
  chapter: string;
  text: string;
  machines: string[];
  /** The numbers of the paths through parts that name it, by machine. */
  paths: Record<string, number[]>;
  /** Parts that name it. The clause passes if all of them pass, and fails if one fails. */
  parts: ClausePart[];
  result: Result;
  tests: string[];
};

export type Result = "passed" | "failed" | "not covered";
export type ClausePart = {
  machine: string;
  kind: "state" | "transition" | "invariant";
  /** The element's id, or the invariant's sentence. */
  id: string;
  result: Result | "excused";
  inBrowser: Result;
};
