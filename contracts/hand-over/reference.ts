import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { errorCodes } from "./error-codes.ts";
import { type Situation, situationsOf } from "./situations.ts";

/** The content of docs/contracts-reference.md. */
export function referenceOf(interactions: readonly WrittenInteraction[]): string {
  return `# The contract's reference

Written by \`npm run contracts\` from the pact; [the guide](contracts.md) says how to use it.

## The situations

They are ordered by how many further exchanges each makes possible; the first seven suffice for four in five of those that must hold.

${table(
  ["situation", "meaning", "params with defaults", "answers", "exchanges that must hold", "proposed ones"],
  situationsOf(interactions).map(({ name, meaning, params, answers, documented, proposed }) => [
    ...[name, meaning, given(params), coded(answers), String(documented), String(proposed)],
  ]),
)}

## What must hold

${calls(interactions.filter(({ pending }) => !pending))}

## What is proposed

${calls(interactions.filter(({ pending }) => pending))}

## Error codes

The specification names "3000", which is a normal response (8.1), and the eleven codes that end the session (8.3). It shows no
others (8.14). The others are proposed; the console explains them in its own words and in the merchant's language, and shows
any other code with the service's \`errMsg\`. No documented exchange asks for one of them: use others if you have them already.

${table(
  ["code", "name", "when", "ends the session"],
  errorCodes().map(({ code, name, when, endsSession }) => [
    `\`${code}\``,
    `\`${name}\``,
    when,
    endsSession ? "yes" : "",
  ]),
)}
`;
}

function calls(interactions: readonly WrittenInteraction[]): string {
  const rows = interactions.map(({ request, description, comments }) => {
    const { outcome, clauses, status } = comments.references.specification;
    return [`\`${request.method} ${request.path}\``, outcome, description, status, clauses.replace("clause ", "")];
  });
  return table(
    ["call", "outcome", "exchange", "standing", "clauses"],
    rows.sort(([a = "", , b = ""], [c = "", , d = ""]) => a.localeCompare(c) || b.localeCompare(d)),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

const given = ({ properties }: Situation["params"]) =>
  Object.entries(properties)
    .map(([name, schema]) => `\`${name}\` = ${JSON.stringify(schema.default)}`)
    .join(", ") || "–";

const coded = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "–";
