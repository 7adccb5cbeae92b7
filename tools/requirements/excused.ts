import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A statement that no test proves, with the reason and the decision record that gives it. */
export type Excuse = { id: string; reason: string; record: string };

/** The exceptions in the decision records: lines such as "- `9.11.a` is not proven: …". */
export function excusesIn(root: string): Excuse[] {
  const folder = join(root, "docs/decisions");
  if (!existsSync(folder)) return [];
  return globSync("*.md", { cwd: folder })
    .sort()
    .flatMap((record) =>
      [...readFileSync(join(folder, record), "utf8").matchAll(/^- `(\d+\.\d+\.[a-z])` is not proven: (.+)$/gm)].map(
        ([, id = "", reason = ""]) => ({ id, reason, record }),
      ),
    );
}
