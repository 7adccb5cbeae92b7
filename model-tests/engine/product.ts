import type { MachineModel } from "./model.ts";
import type { CallFacts, Facts } from "./report/facts.ts";

/** What the engine needs to know of the product whose machines it tests. */
export type Product = {
  models: readonly MachineModel[];
  /** The folder of approved tables, which is kept with the sources, and the folder that reports are written to. */
  tables: string;
  report: string;
  /** How the commands are typed, with all that stands before their options. */
  commands: Facts["commands"];
  /** The requirements that machines name in `meta.spec`. */
  clauses?: readonly Clause[];
  /** The exchanges with a service behind a machine's invokes. */
  callsOf?: (machine: string) => CallFacts[];
  /** Whether there is a walk of a machine for the browser. */
  isWalked?: (machine: string) => boolean;
  /** Pictures of screens, for states of which a walk has left none: which shows a state, and the file of each. */
  pictures?: {
    of: Readonly<Record<string, readonly { state: string; screen: string }[]>>;
    fileOf: (screen: string) => string;
  };
};

/** A requirement, and the tests other than generated ones that prove it. */
export type Clause = { number: string; chapter: string; text: string; tests: readonly string[] };
