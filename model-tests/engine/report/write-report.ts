import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Layout } from "#model-tests/engine/charts/drawing.ts";
import { layOut } from "#model-tests/engine/charts/layout.ts";
import type { Product } from "#model-tests/engine/product.ts";
import { coverageJson } from "./coverage-json.ts";
import { requirementsCsv, testCasesCsv } from "./csv.ts";
import type { Facts, PageFacts } from "./facts.ts";
import { gatherFacts, type Results } from "./gather.ts";
import { junitXml } from "./junit.ts";
import { readPictures } from "./pictures.ts";

const PAGE = join(import.meta.dirname, "page");

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

/**
 * Returns the report as one self-contained HTML file. Its content security policy allows no requests and only its own
 * script.
 */
async function pageOf(facts: Facts, folder: string): Promise<string> {
  const script = await bundled(join(PAGE, "main.ts"));
  const style = readFileSync(join(PAGE, "page.css"), "utf8");
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  // Escaping "<" keeps the data from closing the script element; in JSON, "<" occurs only in strings.
  const data = JSON.stringify(await drawn(facts, folder)).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Paths through the machines</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<noscript>This page is drawn by its own script, which this browser does not run.</noscript>
<script type="application/json" id="facts">${data}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Adds the layouts of all charts and the pictures that the facts name. */
async function drawn(facts: Facts, folder: string): Promise<PageFacts> {
  const layouts: Record<string, Layout> = {};
  for (const { id, chart } of facts.machines) layouts[id] = await layOut(chart);
  return { ...facts, layouts, pictures: readPictures(facts.machines, folder) };
}

async function bundled(entry: string): Promise<string> {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, lib: { entry, formats: ["iife"], name: "page" } },
  });
  const [output] = [built].flat();
  const code = output && "output" in output ? output.output[0].code : "";
  return code.replaceAll("</script", "<\\/script");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
