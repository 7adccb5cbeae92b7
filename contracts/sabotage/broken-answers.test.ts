import { expect, test } from "vitest";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { jsonAnswer } from "./answer.ts";
import { brokenAnswers } from "./broken-answers.ts";

/* Some exchanges stand for all: a record, a page, and refusals that do and do not end the session. */
const TRIED = [
  "what the merchant's payment address on TRON holds",
  "the first page of the merchant's orders",
  "a sign-in with a wrong password",
  "GET /api/user/logout with a token that has ended",
];

test("a broken answer differs from the right one in what its name says, and in nothing else", async () => {
  const tried = readInteractions().filter(({ description }) => TRIED.includes(description));
  expect(tried).toHaveLength(TRIED.length);
  const lines = tried.flatMap((exchange) => {
    const { content } = exchange.response.body;
    const right = jsonAnswer(content);
    const ways = brokenAnswers(exchange, content).map(({ kind, fault, inexpressible, answer: { body, ...rest } }) => {
      const { body: rightBody, ...usual } = right;
      const changes = [...differences(usual, rest), ...differencesOfText(rightBody, body)];
      return `${kind} · ${fault}${inexpressible ? " (inexpressible)" : ""} → ${changes.join(", ") || "nothing"}`;
    });
    return [`# ${exchange.description}`, ...ways, ""];
  });
  await expect(lines.join("\n")).toMatchFileSnapshot("printed/broken-answers.txt");
});

function differencesOfText(right: string, broken: string): string[] {
  try {
    const found = differences(JSON.parse(right), JSON.parse(broken));
    return found.length === 0 && right !== broken ? [`written as ${short(broken)}`] : found;
  } catch {
    return [`body ${short(broken)}`];
  }
}

/** The paths at which two values differ, with the other value. */
function differences(one: unknown, other: unknown, path = ""): string[] {
  const areObjects = [one, other].every((value) => typeof value === "object" && value !== null);
  if (!areObjects || Array.isArray(one) !== Array.isArray(other)) {
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [`${path || "body"} ${short(JSON.stringify(other))}`];
  }
  return [...new Set([...Object.keys(Object(one)), ...Object.keys(Object(other))])].flatMap((key) =>
    differences(Reflect.get(Object(one), key), Reflect.get(Object(other), key), path ? `${path}.${key}` : key),
  );
}

function short(text = "absent"): string {
  return text.length > 90 ? `${text.slice(0, 40)} … ${text.slice(-40)}` : text;
}
