import type { Row } from "./table.ts";

/**
 * Compares current rows with approved ones. Each changed row gets its approved version as `before`, and each new one
 * null; with null for the approved rows nothing counts as changed.
 */
export function changesOf<Current extends Row>(
  now: readonly Current[],
  approved: readonly Row[] | null,
): { rows: (Current & { before?: Row | null })[]; removedRows: Row[] } {
  if (approved === null) return { rows: [...now], removedRows: [] };
  const before = new Map(approved.map((row) => [placeOf(row), row]));
  const current = new Set(now.map(placeOf));
  return {
    rows: now.map((row) => {
      const old = before.get(placeOf(row)) ?? null;
      const isSame = old !== null && outcome(old) === outcome(row) && old.clauses === row.clauses;
      return isSame ? row : { ...row, before: old };
    }),
    removedRows: approved.filter((row) => !current.has(placeOf(row))),
  };
}

/** The differences between approved and current behaviour, in readable lines; empty without any. */
export function differences(approved: readonly Row[], now: readonly Row[]): string[] {
  const { rows, removedRows } = changesOf(now, approved);
  const changed = rows.flatMap(({ before, ...row }) => {
    if (before === undefined) return [];
    if (before === null) return [`added    ${title(row)}`, `         ${outcome(row)}`];
    return [`changed  ${title(row, before)}`, `       - ${outcome(before)}`, `       + ${outcome(row)}`];
  });
  return [...changed, ...removedRows.flatMap((row) => [`removed  ${title(row)}`, `         ${outcome(row)}`])];
}

function placeOf({ situation, event }: Row): string {
  return `${situation} | ${event}`;
}

function title({ situation, event, clauses }: Row, old?: Row): string {
  const named = old && old.clauses !== clauses ? `${old.clauses || "no clause"} → ${clauses || "no clause"}` : clauses;
  return `${situation}: ${event}${named ? ` (${named})` : ""}`;
}

function outcome({ next, effects }: Row): string {
  return effects ? `${next}; ${effects}` : next;
}
