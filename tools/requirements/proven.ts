import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Declared } from "./declared.ts";
import { STATEMENTS, type Statement } from "./statements.ts";

/** A statement that no test proves, with the reason and the decision record that gives it. */
type Excuse = { id: string; reason: string; record: string };

/** A statement with its tests, those without a browser first. */
export type Row = Statement & { tests: readonly Declared[]; excuse: Excuse | null };

/** Every statement in the order of the specification. */
export function rowsOf(declared: readonly Declared[], root: string): Row[] {
  const byId = Map.groupBy(declared, ({ id }) => id);
  const excuses = new Map(excusesIn(root).map((excuse) => [excuse.id, excuse]));
  return STATEMENTS.map((statement) => ({
    ...statement,
    tests: (byId.get(statement.id) ?? []).toSorted((a, b) => Number(a.inBrowser) - Number(b.inBrowser)),
    excuse: excuses.get(statement.id) ?? null,
  }));
}

/** The exceptions in the decision records: lines such as "- `9.11.a` is not proven: …". */
function excusesIn(root: string): Excuse[] {
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
