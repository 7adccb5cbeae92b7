import { createHash } from "node:crypto";
import type { Defect } from "./defect.ts";

/**
 * The defects of a section, a clause or a statement ("4", "4.4", "4.4.b"), and of those every n-th part ("2/4").
 * @throws when the part is none
 */
export function chosenOf(
  defects: readonly Defect[],
  { statement, shard = "1/1" }: { statement?: string | undefined; shard?: string | undefined },
): Defect[] {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index < 1 || index > count) {
    throw new Error(`--shard is written as 1/4, and not as ${shard}`);
  }
  const isOf = (id: string) => statement === undefined || id === statement || id.startsWith(`${statement}.`);
  return defects.filter(({ breaks }) => breaks.some(isOf)).filter((_, place) => place % count === index - 1);
}

/** So many of the defects, others from day to day, and on the same day the same. */
export function sampleOf(defects: readonly Defect[], day: string, count: number): Defect[] {
  const place = ({ breaks, says }: Defect) => createHash("sha256").update(`${day} ${breaks} ${says}`).digest("hex");
  return defects.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, count);
}
