import { HARMLESS } from "./harmless.ts";
import type { Verdict } from "./verdicts.ts";

/** The share of noticed faults that the pact must catch. */
const BAR = 0.98;

/**
 * Why the pact is stricter than the console, by kind of fault: the agreement has one form, and the console accepts
 * others too (docs/contracts-agreed.md). A kind that only the pact catches and that is not named here fails the run.
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
  /** Noticed by the console, not caught by the pact. */
  survivors: Verdict[];
  /** Survivors that Pact's rules cannot express. */
  inexpressible: Verdict[];
  /** Kinds that only the pact catches, without a reason in `AGREED`. */
  unagreed: string[];
  /** Harmless, but refused by the pact. */
  tooStrict: Verdict[];
  /** The caught share of what the console notices and Pact can express, from 0 to 1. */
  sharpness: number;
};

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const harmful = verdicts.filter(({ harmless }) => !harmless);
  const noticed = harmful.filter((verdict) => verdict.noticed);
  const missed = noticed.filter(({ caught }) => !caught);
  const survivors = missed.filter(({ inexpressible }) => !inexpressible);
  const expressible = noticed.filter(({ caught, inexpressible }) => caught || !inexpressible);
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
    inexpressible: missed.filter(({ inexpressible }) => inexpressible),
    unagreed: [...new Set(onlyPact)].filter((kind) => !(kind in AGREED)),
    tooStrict: verdicts.filter(({ harmless, caught }) => harmless && caught),
    sharpness: expressible.length === 0 ? 0 : 1 - survivors.length / expressible.length,
  };
}

/** Whether the pact is strict enough, and not too strict. */
export function isSharp({ sharpness, tooStrict, unagreed }: Score): boolean {
  return sharpness >= BAR && tooStrict.length === 0 && unagreed.length === 0;
}

/** The score as Markdown, for docs/contracts-sabotage.md. */
export function describeScore(score: Score): string {
  const { rows, survivors, inexpressible, tooStrict, sharpness } = score;
  const harmless = rows.find(({ kind }) => kind === "harmless")?.ways ?? 0;
  const refused = new Set(tooStrict.map(({ fault }) => fault));
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
    `Of ${HARMLESS.length} harmless differences, ${HARMLESS.length - refused.size} pass wherever they can occur (${harmless} answers).`,
    "",
    `Of the faults that the console notices and Pact can express, ${(Math.floor(sharpness * 1000) / 10).toFixed(1)} % is caught; the bar is ${BAR * 100} %.`,
    "",
    "What only the pact minds, since it is agreed in one shape:",
    "",
    ...rows
      .filter(({ kind, caught, both }) => kind !== "harmless" && caught > both)
      .map(({ kind, caught, both }) => `- ${kind} (${caught - both}): ${AGREED[kind] ?? "REASON UNKNOWN"}`),
    ...section("Noticed, and not caught", survivors.map(named)),
    ...section(
      "Noticed, and beyond what Pact's rules can say: they see one value at a time, and tie no two",
      inexpressible.map(named),
    ),
    ...section("Harmless, and refused all the same", tooStrict.map(named)),
    "",
  ].join("\n");
}

const named = ({ exchange, fault }: Verdict) => `${exchange.description}: ${fault}`;

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return ["", `${title}:`, "", ...lines.map((line) => `- ${line}`)];
}
