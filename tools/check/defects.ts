import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Defect } from "#tools/proof/defect.ts";
import { DEFECTS } from "#tools/proof/defects.ts";
import { excusesIn } from "#tools/requirements/excused.ts";
import { STATEMENTS } from "#tools/requirements/statements.ts";
import type { Check } from "./check.ts";

/** Every recorded defect can still be made, and every statement that is proven has one. */
export const defects: Check = {
  name: "defects",
  mend: "by hand in tools/proof/defects/; `npm run proof -- --statement 4.4` tries those of a clause",
  run: async (root) => [...problemsOf(DEFECTS, root), ...missingIn(root)],
};

/** Why some of the defects can't be made in the files of a folder, or break nothing that there is. */
export function problemsOf(all: readonly Defect[], root: string): string[] {
  const known = new Set(STATEMENTS.map(({ id }) => id));
  return all.flatMap(({ breaks, file, find, replace, says }) => {
    const name = `${breaks.join(", ")} (${says})`;
    const path = join(root, file);
    const count = existsSync(path) ? readFileSync(path, "utf8").split(find).length - 1 : 0;
    return [
      ...breaks.filter((id) => !known.has(id)).map((id) => `${name}: there is no statement ${id}`),
      ...(count === 1 ? [] : [`${name}: ${file} has the text ${count} times, and not once: ${find}`]),
      ...(find === replace ? [`${name}: nothing is changed`] : []),
    ];
  });
}

/** The statements that no recorded defect breaks, though none of them is excused. */
export function missingIn(root: string): string[] {
  const excused = new Set(excusesIn(root).map(({ id }) => id));
  const broken = new Set(DEFECTS.flatMap(({ breaks }) => breaks));
  return STATEMENTS.filter(({ id }) => !excused.has(id) && !broken.has(id)).map(
    ({ id, words }) => `no defect is recorded for ${id}: ${words}`,
  );
}
