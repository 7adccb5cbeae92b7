import type { Branch } from "./branches.ts";

/** Why branches are reached by no situation: by file, and by the source text of the branch, or of the whole of which it is one way on. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The share of branches that situations must reach. */
export const BAR = 0.95;

export type Verdict = {
  /** Of all branches, those that were reached. */
  share: number;
  /** Reached by no situation, and without a reason. */
  open: readonly Branch[];
  excused: readonly (Branch & { why: string })[];
  /** Reasons for what is reached, or is not in its file. */
  idle: readonly string[];
};

export function judge(branches: readonly Branch[], reasons: Reasons): Verdict {
  const missed = branches.filter(({ isReached }) => !isReached);
  const used = new Set<string>();
  const whyOf = ({ file, text, whole }: Branch) => {
    for (const key of [text, whole]) {
      const why = reasons[file]?.[key];
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
