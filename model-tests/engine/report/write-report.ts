import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "#model-tests/engine/product.ts";
import { coverageJson } from "./coverage-json.ts";
import { requirementsCsv, testCasesCsv } from "./csv.ts";
import { gatherFacts, type Results } from "./gather.ts";
import { junitXml } from "./junit.ts";
import { pageOf } from "./page-file.ts";

/** Writes the report as an HTML page, and as `coverage.json`, JUnit XML and CSV for programs. */
export async function writeReport(product: Product, results: Results): Promise<void> {
  const facts = gatherFacts(product, results);
  const files = {
    "index.html": await pageOf(facts, product.report),
    "coverage.json": `${JSON.stringify(coverageJson(facts, results.generated), null, 2)}\n`,
    "junit.xml": junitXml(facts),
    "test-cases.csv": testCasesCsv(facts),
    "requirements.csv": requirementsCsv(facts),
  };
  const folder = product.report;
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
