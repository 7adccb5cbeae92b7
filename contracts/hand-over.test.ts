import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROPOSED_CODES } from "./error-catalogue.ts";
import { readInteractions } from "./pact/written-pact.ts";
import { PROVIDER_STATES, STATE_ANSWERS } from "./provider-states.ts";

/* The tables of the guide for the service's team say what the code says, or they mislead those who have only the guide. */

const guide = readFileSync(new URL("../docs/contracts.md", import.meta.url), "utf8");
const interactions = readInteractions();

/** The body rows of the table below a heading, each as its cells. */
function tableBelow(heading: string): string[][] {
  const [, section = ""] = guide.split(`\n${heading}\n`);
  const lines = section.split(/\n#/)[0]?.split("\n") ?? [];
  const rows = lines.filter((line) => line.startsWith("|")).slice(2);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const coded = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "–";

test("the guide lists every situation with what it is given and what it answers", () => {
  const given = (state: string) =>
    interactions.flatMap(({ providerStates }) =>
      providerStates.filter(({ name }) => name === state).flatMap(({ params }) => Object.keys(params)),
    );
  expect(tableBelow("### The situations")).toEqual(
    Object.entries(PROVIDER_STATES).map(([name, meaning]) => [
      name,
      meaning,
      coded([...new Set(given(name))].sort()),
      coded(Object.entries(STATE_ANSWERS).find(([state]) => state === name)?.[1] ?? []),
    ]),
  );
});

test.each([
  ["### Documented calls", false],
  ["### Proposed calls", true],
])("%s: the guide lists those of the pact", (heading, pending) => {
  const calls = interactions
    .filter((interaction) => interaction.pending === pending)
    .map(({ request, description, comments }) => [
      `\`${request.method} ${request.path}\``,
      description,
      comments.references.specification.clauses.replace("clause ", ""),
    ]);
  expect(tableBelow(heading)).toEqual(calls.sort(([a = ""], [b = ""]) => a.localeCompare(b)));
});

test("the guide lists every proposed error code", () => {
  const listed = tableBelow("## Error codes").map(([code, name]) => [code, name]);
  expect(listed).toEqual(Object.entries(PROPOSED_CODES).map(([name, code]) => [`\`${code}\``, `\`${name}\``]));
});
