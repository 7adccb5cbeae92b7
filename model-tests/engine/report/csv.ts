import type { Facts, MachineFacts, PathFacts } from "./facts.ts";

/** Formats rows as CSV (RFC 4180), with an apostrophe before cells that a spreadsheet would run as formulas. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one test case per path for import into test-management tools, with numbered steps and expected results. */
export function testCasesCsv({ machines }: Facts): string {
  const head = ["ID", "Title", "Section", "References", "Preconditions", "Steps", "Expected Result"];
  return csv([head, ...machines.flatMap((machine) => machine.paths.map((path) => caseOf(machine, path)))]);
}

function caseOf(
  { id, description, situations, steps, edges }: MachineFacts,
  { number, input, edges: places }: PathFacts,
): (string | number)[] {
  const taken = places.flatMap((place) => edges[place] ?? []);
  const words = taken.map(({ step }) => steps[step]?.words ?? "");
  const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
  const title = words.length > 3 ? `${words.slice(0, 3).join(", ")}, …` : words.join(", ");
  return [
    `${id}-${number}`,
    title,
    description,
    [...new Set(taken.flatMap(({ clauses }) => clauses))].join(", "),
    [input, situations[taken[0]?.from ?? 0]?.words ?? ""].filter(Boolean).join(": "),
    numbered(words),
    numbered(taken.map(({ to, effects }) => [situations[to]?.words ?? "", effects].filter(Boolean).join("; "))),
  ];
}

/**
 * Returns the requirement matrix: a row for each clause and machine that names it, and for each clause that none names.
 */
export function requirementsCsv({ machines, clauses }: Facts): string {
  const head = [
    "Clause",
    "Requirement",
    "Result",
    "Machine",
    "States",
    "Transitions",
    "Invariants",
    "Paths",
    "Other tests",
  ];
  return csv([
    head,
    ...clauses.flatMap(({ number, text, result, machines: named, paths, tests }) => {
      const others = tests.join("\n");
      if (named.length === 0) return [[number, text, result, "", 0, 0, 0, 0, others]];
      return machines.flatMap(({ id, chart, invariants }) => {
        if (!named.includes(id)) return [];
        const naming = (parts: readonly { clauses: readonly string[] }[]) =>
          parts.filter((part) => part.clauses.includes(number)).length;
        const counted = [naming(chart.states), naming(chart.transitions), naming(invariants), paths[id]?.length ?? 0];
        return [[number, text, result, id, ...counted, others]];
      });
    }),
  ]);
}
