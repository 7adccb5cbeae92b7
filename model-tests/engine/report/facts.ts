import type { Chart } from "#model-tests/engine/charts/chart.ts";
import type { Layout } from "#model-tests/engine/charts/drawing.ts";
import type { CoveredKind } from "#model-tests/engine/generate/coverage.ts";

/** Everything that reports show: words and names, never the payload of an event or an answer. */
export type Facts = {
  /** The base that changes are compared with; null without one. */
  base: string | null;
  /** How the commands are typed that walk and generate again. */
  commands: { paths: string; walk: string };
  machines: MachineFacts[];
  /** Machines of which nothing could be generated, and why: an invariant is broken everywhere, or the model is. */
  broken: Record<string, { problem: string; invariants: InvariantFacts[] }>;
  clauses: ClauseFacts[];
};

/** What the page needs besides, to draw it. */
export type PageFacts = Facts & {
  /** Where everything of a machine's chart stands, by machine. */
  layouts: Record<string, Layout>;
  /** The pictures of screens, by `pictureName`, as addresses that hold them. */
  pictures: Record<string, string>;
};

/** How much of something there is, and how much of it is covered, and excused. */
export type Share = { covered: number; total: number; excused: number };

/** What the chart can be coloured by. */
export const VIEWS = ["coverage", "guardOutcomes", "pairs", "undefinedCells", "clauses", "browser", "changes"] as const;
export type View = (typeof VIEWS)[number];

export type MachineFacts = {
  id: string;
  about: string;
  chart: Chart;
  /** By the element's id, what of each kind concerns it; what is not counted for it is left out. */
  shares: Record<string, Partial<Record<CoveredKind, Share>>>;
  coverage: Record<CoveredKind, Share>;
  /** What no path covers, and what is excused from it, with the reason. */
  uncovered: Record<CoveredKind, string[]>;
  excused: Record<string, string>;
  problems: string[];
  situations: SituationFacts[];
  steps: StepFacts[];
  edges: EdgeFacts[];
  paths: PathFacts[];
  invariants: InvariantFacts[];
  rows: RowFacts[];
  /** Rows that were approved at the base and are no more. */
  gone: RowText[];
  calls: CallFacts[];
  /** Pictures of the screen, by the state that they show. */
  pictures: Picture[];
  browser: BrowserFacts;
};

/** A picture of a state: from the last walk, or a screen that shows it. */
export type Picture = { state: string; screen: string; isWalked?: true };

export type SituationFacts = { words: string; states: string[]; ignored: number[] };
export type StepFacts = { words: string; name: string; by: "event" | "answer" | "failure" | "timer" | "child" };
/** Numbers are places in `situations`, `steps` and `invariants`. */
export type EdgeFacts = {
  from: number;
  step: number;
  to: number;
  transitions: string[];
  does: string;
  clauses: string[];
  invariants: number[];
};
export type PathFacts = { number: number; input: string; edges: number[] };
/** `problem` says how it was broken; null where it held. */
export type InvariantFacts = {
  sentence: string;
  kind: "always" | "over time" | "of every machine";
  clauses: string[];
  problem: string | null;
  /** Whether the machine does anything that it is about. */
  applies: boolean;
};
export type RowText = { situation: string; event: string; next: string; does: string; clauses: string };
/** `before` is the row at the base: null where it was added, absent where it is as it was. */
export type RowFacts = RowText & { edges: number[]; states: string[]; before?: RowText | null };
/** `isWalked`: whether there is a walk of it for the browser; `paths` are those that were walked last. */
export type BrowserFacts = {
  /** What walks it. */
  command: string;
  isWalked: boolean;
  at: string | null;
  paths: BrowserPathFacts[];
  of: number;
  left: Record<string, string>;
};
/** `taken` is how many of the steps were taken, the one that failed included. */
export type BrowserPathFacts = {
  number: number;
  failure: string | null;
  taken: number;
  seconds: number;
  steps: { words: string; transitions: string[] }[];
};

/** What is asked of the service under an invoke's id, and the examples of it in the contract. */
export type CallFacts = { id: string; calls: { method: string; path: string; exchanges: ExchangeFacts[] }[] };
export type ExchangeFacts = { description: string; given: string[]; answer: string };

export type ClauseFacts = {
  number: string;
  chapter: string;
  text: string;
  machines: string[];
  /** The paths that go through what names it, by machine. */
  paths: Record<string, number[]>;
  /** Everything that names it. The clause has passed when all of this has, and failed when one of it has. */
  parts: ClausePart[];
  result: Result;
  /** Tests that name it, other than generated ones. */
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
