import type { Verdict } from "./verdicts.ts";

/** The part of the ways that the console notices which the pact must catch. */
const BAR = 0.98;

/**
 * Why the pact asks for more than the console needs: what is agreed has one shape, and the console accepts others beside it
 * (docs/contracts-agreed.md). A kind of fault that only the pact minds and that is not named here fails the run.
 */
const AGREED: Readonly<Record<string, string>> = {
  absence: "a text that is not known is sent as an empty one, and a list as an empty list",
  null: "the same",
  type: "ids, counts and amounts have one type, and yes or no is true or false",
  range: "a moment ends in Z",
  enumeration: "a word has one spelling",
  status: "answers and refusals alike have status 200",
  nothing: "a call that has nothing to say answers the envelope",
  header: "JSON says that it is JSON",
  value: "a value that the situation fixes",
  rows: "every row is a record",
  envelope: "its fields begin with a small letter, and it is there",
};

export type Score = {
  rows: { kind: string; ways: number; noticed: number; caught: number; both: number }[];
  /** Noticed by the console, and not caught. */
  survivors: Verdict[];
  /** Survivors that no rule of Pact's could catch. */
  beyond: Verdict[];
  /** Kinds that only the pact minds, for no reason that is known. */
  unagreed: string[];
  /** Harmless, and caught all the same. */
  tooStrict: Verdict[];
  /** The part of what the console notices and Pact can express that is caught, from 0 to 1. */
  sharpness: number;
};

/** Adds the verdicts up, by kind. */
export function scoreOf(verdicts: readonly Verdict[]): Score {
  const harmful = verdicts.filter(({ harmless }) => !harmless);
  const noticed = harmful.filter((verdict) => verdict.noticed);
  const missed = noticed.filter(({ caught }) => !caught);
  const survivors = missed.filter(({ beyond }) => !beyond);
  const expressible = noticed.filter(({ caught, beyond }) => caught || !beyond);
  const onlyPact = harmful.filter((verdict) => verdict.caught && !verdict.noticed).map(({ kind }) => kind);
  const kinds = [...new Set(verdicts.map(({ kind }) => kind))].sort();
  return {
    rows: kinds.map((kind) => {
      const ways = verdicts.filter((verdict) => verdict.kind === kind);
      return {
        ...{ kind, ways: ways.length, noticed: ways.filter((way) => way.noticed).length },
        ...{
          caught: ways.filter(({ caught }) => caught).length,
          both: ways.filter((way) => way.noticed && way.caught).length,
        },
      };
    }),
    survivors,
    beyond: missed.filter(({ beyond }) => beyond),
    unagreed: [...new Set(onlyPact)].filter((kind) => !(kind in AGREED)),
    tooStrict: verdicts.filter(({ harmless, caught }) => harmless && caught),
    sharpness: expressible.length === 0 ? 0 : 1 - survivors.length / expressible.length,
  };
}

/** Whether the pact is sharp enough, and asks for nothing that nobody minds. */
export function isSharp({ sharpness, tooStrict, unagreed }: Score): boolean {
  return sharpness >= BAR && tooStrict.length === 0 && unagreed.length === 0;
}

/** A score as Markdown: what is kept in docs/contracts-sabotage.md. */
export function describeScore({ rows, survivors, beyond, tooStrict, sharpness }: Score): string {
  const sum = (pick: (row: Score["rows"][number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["kind", "ways", "the console notices", "the pact catches", "both"]),
    "|---|---|---|---|---|",
    ...rows.map(({ kind, ways, noticed, caught, both }) => line([kind, ways, noticed, caught, both])),
    line([
      "all",
      sum(({ ways }) => ways),
      sum((row) => row.noticed),
      sum(({ caught }) => caught),
      sum(({ both }) => both),
    ]),
    "",
    `Of what the console notices and Pact can express, ${(sharpness * 100).toFixed(1)} % is caught; the bar is ${BAR * 100} %.`,
    "",
    "What only the pact minds, since it is agreed in one shape:",
    "",
    ...rows
      .filter(({ kind, caught, both }) => kind !== "harmless" && caught > both)
      .map(({ kind, caught, both }) => `- ${kind} (${caught - both}): ${AGREED[kind] ?? "NOBODY KNOWS WHY"}`),
    ...section("Noticed, and not caught", survivors),
    ...section("Noticed, and beyond what Pact's rules can say: they see one value at a time, and tie no two", beyond),
    ...section("Harmless, and refused all the same", tooStrict),
    "",
  ].join("\n");
}

function section(title: string, verdicts: readonly Verdict[]): string[] {
  if (verdicts.length === 0) return [];
  return ["", `${title}:`, "", ...verdicts.map(({ exchange, fault }) => `- ${exchange.description}: ${fault}`)];
}
