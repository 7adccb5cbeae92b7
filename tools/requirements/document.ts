import type { Row } from "./proven.ts";
import { SECTIONS, statementsOf } from "./statements.ts";

/** The text of docs/requirements.md for the given rows. */
export function documentOf(rows: readonly Row[]): string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sections = SECTIONS.map((section) => {
    const lines = statementsOf(section).flatMap(({ id }) => byId.get(id) ?? []);
    return `## ${section.title}\n\n${HEAD}\n${lines.map(lineOf).join("\n")}\n`;
  });
  return [introductionOf(rows), ...sections].join("\n");
}

const HEAD = "| | asks for | browser | proof |\n|---|---|---|---|";

function introductionOf(rows: readonly Row[]): string {
  const count = (holds: (row: Row) => boolean) => rows.filter(holds).length;
  return `# Requirements

What the specification asks for, clause by clause, in ${rows.length} statements. ${count(isProven)} are proven,
${count(({ excuse }) => excuse !== null)} are excused by a record that says why.

- **browser**: a test in a real browser declares the statement.
- **proof**: a test that declares the statement (\`{ tags: ["4.4.b"] }\`). Others may declare it too:
  \`npx vitest --tags-filter=4.4.b\` runs them all.

\`npm run fix\` writes this page; \`npm run check\` fails when it is out of date, and when a statement has no test.
`;
}

export function isProven({ tests }: Row): boolean {
  return tests.length > 0;
}

function lineOf({ id, words, tests, excuse }: Row): string {
  const mark = tests.some(({ inBrowser }) => inBrowser) ? "✓" : "–";
  const [test] = tests;
  const proof =
    test !== undefined
      ? `[${test.path.slice(test.path.lastIndexOf("/") + 1)}: ${escaped(test.title)}](../${test.path})`
      : excuse !== null
        ? `none: ${excuse.reason} ([record](decisions/${excuse.record}))`
        : "none yet";
  return `| ${[id, escaped(words), mark, proof].join(" | ")} |`;
}

function escaped(text: string): string {
  return text.replaceAll(/[|[\]]/g, "\\$&");
}
