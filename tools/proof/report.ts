import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./try-defects.ts";

/** At least this share of the defects is killed. */
export const BAR = 0.95;

/** The share that was killed, from 0 to 1. */
export function shareOf(outcomes: readonly Outcome[]): number {
  return outcomes.filter(isKilled).length / outcomes.length;
}

/** Writes docs/proof.md: what came of every defect, and when. */
export function writeProof(
  outcomes: readonly Outcome[],
  { seconds, untried, root }: { seconds: number; untried: number; root: string },
): void {
  const day = new Date().toISOString().slice(0, 10);
  const killed = outcomes.filter(isKilled).length;
  const rows = outcomes.toSorted(byStatement).map(({ defect, survives, noticedBy }) => {
    const by = survives.length > 0 ? `**nobody** (${survives.join(", ")})` : (noticedBy[0] ?? "");
    return `| ${[defect.breaks.join(", "), defect.says, `[${nameOf(defect.file)}](../${defect.file})`, escaped(by)].join(" | ")} |`;
  });
  const command = untried === 0 ? "npm run proof" : "npm run proof -- --quick";
  const others = untried === 0 ? "" : `\nThe other ${untried} are noticed in a browser alone, and were not tried.`;
  const text = `# Proof

Each of these defects was made in a copy of the tree, and the tests that declare what it breaks were run.
Written by \`${command}\` on ${day}, in ${seconds.toFixed(0)} s: **${killed} of ${outcomes.length} defects killed**; the bar is ${BAR * 100} %.${others}

| breaks | the defect | in | noticed by |
|---|---|---|---|
${rows.join("\n")}
`;
  writeFileSync(join(root, "docs/proof.md"), text);
}

function isKilled({ survives }: Outcome): boolean {
  return survives.length === 0;
}

function byStatement(a: Outcome, b: Outcome): number {
  return (a.defect.breaks[0] ?? "").localeCompare(b.defect.breaks[0] ?? "", "en", { numeric: true });
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

function escaped(text: string): string {
  return text.replaceAll(/[|[\]]/g, "\\$&");
}
