import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { requirements, writeRequirements } from "./requirements.ts";

const PAYS = `test("an order is paid", { tags: ["4.4.b"] }, () => {});`;

test("a statement is covered by the test with its tag, not by one that only mentions it", async () => {
  const root = project({
    "machines/orders/payment.ts": `export const meta = { spec: ["4.4"] };`,
    "machines/orders/payment.test.ts": PAYS,
    "machines/orders/other.test.ts": `
      // (4.4.c) proves("4.4.c") tags: ["4.4.c"]
      const tags = ["4.4.c"]; const machine = { tags: ["4.4.c"] };
      test("it is seen on the chain (4.4.c, 4.1 to 4.9)", () => {});`,
    "model-tests/journeys/payments.browser.test.ts": `test("a phone pays", { timeout: 1, tags: ["4.4.f"] }, () => {});`,
  });
  writeRequirements(root);
  expect(rowOf("4.4.b", root)).toMatch(
    /\| – \| \[payment\.test\.ts: an order is paid\]\(\.\.\/machines\/orders\/payment\.test\.ts\) \|$/,
  );
  expect(rowOf("4.4.c", root)).toMatch(/\| none yet \|$/);
  expect(rowOf("4.4.f", root)).toMatch(/\| ✓ \| \[payments\.browser\.test\.ts: a phone pays\]/);
  expect(await requirements.run(root)).not.toContainEqual(expect.stringMatching(/declares? 4\.4\.[bf]|out of date/));
  expect(await requirements.run(root)).toContainEqual(expect.stringContaining("no test declares 4.4.c"));
});

test("a statement that a decision excuses must not have a test", async () => {
  const root = project({ "docs/decisions/900-later.md": "- `4.4.b` is not proven: not testable." });
  writeRequirements(root);
  expect(rowOf("4.4.b", root)).toContain("| none: not testable. ([record](decisions/900-later.md)) |");
  expect(await requirements.run(root)).not.toContainEqual(expect.stringContaining("4.4.b"));

  const both = project({
    "docs/decisions/900-later.md": "- `4.4.b` is not proven: not testable.",
    "machines/payment.test.ts": PAYS,
  });
  expect(await requirements.run(both)).toContain("4.4.b is proven, and docs/decisions/900-later.md excuses it");
});

test.each([
  [`test("a", { tags: ["4.4.z"] }, () => {});`, "which is no statement"],
  [`test("a", { tags: ["4.4"] }, () => {});`, "not written out"],
  [`test("a", { tags: IDS }, () => {});`, "not written out"],
  [`test("a", { tags: [...IDS] }, () => {});`, "not written out"],
  [`describe("a", { tags: ["4.4.b"] }, () => {});`, "does not run as a test"],
  [`sweep("a", { tags: ["4.4.b"] }, () => {});`, "does not run as a test"],
  [`test("a", { tags: [${Array.from("abcdefghi", (letter) => `"2.24.${letter}"`)}] }, () => {});`, "is a list"],
])("%s is refused: %s", async (source, why) => {
  const root = project({ "machines/payment.test.ts": source });
  expect(await requirements.run(root)).toContainEqual(expect.stringContaining(why));
});

test("the page is out of date when a test has another tag", async () => {
  const root = project({ "machines/payment.test.ts": PAYS });
  expect(await requirements.run(root)).toContainEqual(expect.stringContaining("out of date"));
  writeRequirements(root);
  expect(await requirements.run(root)).not.toContainEqual(expect.stringContaining("out of date"));
});

function rowOf(id: string, root: string): string | undefined {
  return readFileSync(join(root, "docs/requirements.md"), "utf8")
    .split("\n")
    .find((line) => line.startsWith(`| ${id} |`));
}
