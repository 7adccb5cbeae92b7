import type { Branch } from "./branches.ts";

/** Reasons for unreached branches, by file and by the source text of the branch or of its whole expression. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The share of branches that situations must reach. */
export const BAR = 0.95;

export type Verdict = {
  /** The share of reached branches. */
  share: number;
  /** Unreached branches without a reason. */
  open: readonly Branch[];
  excused: readonly (Branch & { why: string })[];
  /** Reasons for branches that are reached or do not exist. */
  idle: readonly string[];
};

/** @param sometimes reasons for branches that some runs reach. */
export function judge(branches: readonly Branch[], reasons: Reasons, sometimes: Reasons = {}): Verdict {
  const missed = branches.filter(({ isReached }) => !isReached);
  const used = new Set<string>();
  const whyOf = ({ file, text, whole }: Branch) => {
    for (const key of [text, whole]) {
      const why = reasons[file]?.[key] ?? sometimes[file]?.[key];
      if (why === undefined) continue;
      used.add(`${file}: ${key}`);
      return why;
    }
    return null;
  };
  const judged = missed.map((branch) => ({ ...branch, why: whyOf(branch) }));
  const every = Object.entries(reasons).flatMap(([file, texts]) =>
    Object.keys(texts).map((text) => `${file}: ${text}`),
  );
  return {
    share: branches.length === 0 ? 0 : 1 - missed.length / branches.length,
    open: judged.filter(({ why }) => why === null),
    excused: judged.filter((one): one is Branch & { why: string } => one.why !== null),
    idle: every.filter((one) => !used.has(one)),
  };
}

export function isGood({ share, open, idle }: Verdict): boolean {
  return share >= BAR && open.length === 0 && idle.length === 0;
}
