import type { MutantKind } from "./mutants.ts";

/** What may find a fault out, in the order in which they are asked. `creation`: XState or the model's own check refuses it. */
export const KILLERS = [
  "creation",
  "invariant",
  "coverage",
  "random walk",
  "replay",
  "approved table",
  "unit test",
  "browser",
] as const;
export type Killer = (typeof KILLERS)[number];

/** What the invariants and what is generated from the machine find out: without a table, a test or a screen of anybody's. */
const GENERATED: readonly Killer[] = ["creation", "invariant", "coverage", "random walk", "replay"];

/** Who was asked, and whether they found it out. */
export type Asked = Readonly<Partial<Record<Killer, boolean>>>;

/** What became of one fault. */
export type Judged = {
  machine: string;
  kind: MutantKind;
  /** The file and the line. */
  where: string;
  what: string;
  asked: Asked;
  /** Why nobody need find it out. */
  reason?: string | undefined;
};

export function isFound({ asked }: Pick<Judged, "asked">): boolean {
  return Object.values(asked).includes(true);
}

export function isFoundByGenerated({ asked }: Pick<Judged, "asked">): boolean {
  return GENERATED.some((killer) => asked[killer]);
}
