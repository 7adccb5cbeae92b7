import type { Row } from "./table.ts";

/** The differences between approved and current behaviour, in readable lines; empty without any. */
export function differences(approved: readonly Row[], now: readonly Row[]): string[] {
  const [before, after] = [byPlace(approved), byPlace(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [old, current] = [before.get(place), after.get(place)];
    if (old === undefined) return current ? [`added    ${title(current)}`, `         ${outcome(current)}`] : [];
    if (current === undefined) return [`removed  ${title(old)}`, `         ${outcome(old)}`];
    if (outcome(old) === outcome(current) && old.clauses === current.clauses) return [];
    return [`changed  ${title(current, old)}`, `       - ${outcome(old)}`, `       + ${outcome(current)}`];
  });
}

function byPlace(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [`${row.situation} | ${row.event}`, row]));
}

function title({ situation, event, clauses }: Row, old?: Row): string {
  const named = old && old.clauses !== clauses ? `${old.clauses || "no clause"} → ${clauses || "no clause"}` : clauses;
  return `${situation}: ${event}${named ? ` (${named})` : ""}`;
}

function outcome({ next, effects }: Row): string {
  return effects ? `${next}; ${effects}` : next;
}
