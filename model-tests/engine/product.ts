import type { MachineModel } from "./model.ts";
import type { CallFacts, Facts } from "./report/facts.ts";

export type Product = {
  models: readonly MachineModel[];
  /** The folder of approved tables, which is committed, and the folder for reports. */
  tables: string;
  report: string;
  /** Each command as typed, up to its options. */
  commands: Facts["commands"];
  /** The requirements that machines name in `meta.spec`. */
  clauses?: readonly Clause[];
  /** The service calls behind a machine's invokes. */
  callsOf?: (machine: string) => CallFacts[];
};

/** A requirement, and the handwritten tests that prove it. */
export type Clause = { number: string; chapter: string; text: string; tests: readonly string[] };
