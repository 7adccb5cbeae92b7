import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { requirements, writeRequirements } from "./requirements.ts";

test("the document names the machines, contracts and tests of a clause, and is out of date once they change", async () => {
  const root = project({
    "machines/orders/payment.ts": `export const meta = { spec: ["4.4"] };`,
    "contracts/orders/pay.ts": "/** Pays (4.4). */\nexport const pay = 1;",
    "machines/orders/payment.test.ts": `test("an order becomes paid (4.4)", () => {});`,
  });
  expect(await requirements.run(root)).toEqual([expect.stringContaining("out of date")]);

  writeRequirements(root);
  const line = readFileSync(join(root, "docs/requirements.md"), "utf8").match(/^- \*\*4\.4\*\*.*$/m)?.[0];
  expect(line).toContain("machines: [machines/orders/payment.ts](../machines/orders/payment.ts)");
  expect(line).toContain("contracts: [contracts/orders/pay.ts]");
  expect(line).toContain("tests: [machines/orders/payment.test.ts]");
  expect(await requirements.run(root)).toEqual([]);

  writeFileSync(join(root, "contracts/orders/pay.ts"), "export const pay = 1;");
  expect(await requirements.run(root)).toEqual([expect.stringContaining("out of date")]);
});
