import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import {
  type BrowserReport,
  coverageJson,
  csv,
  type Facts,
  gatherFacts,
  generate,
  generateEach,
  junitXml,
  keepWalks,
  type MachineModel,
  overview,
  pathReport,
  type Results,
  readWalks,
  summaryLines,
  walkedElements,
  walkPaths,
  writeReport,
} from "#model-tests/engine/index.ts";
import { connectionModel } from "#model-tests/models/connection.ts";
import { languageChangeModel } from "#model-tests/models/language-change.ts";
import { sessionModel } from "#model-tests/models/session.ts";
import { verificationModel } from "#model-tests/models/verification.ts";
import { PRODUCT } from "#model-tests/product.ts";
import { verificationWalk } from "#model-tests/walks/verification.ts";
import { project } from "#tools/testing/project.ts";

const RUN = { at: "2026-11-22T22:00:00.000Z", address: "", criterion: "guards", total: 0, excluded: {} } as const;
/** Machines with secrets in their context, or with many calls. */
const SOME = [sessionModel, verificationModel];

test("report: a page with a strict content policy, and files for other programs", async () => {
  const folder = project({});
  const results = resultsOf(SOME);
  await writeReport({ ...PRODUCT, report: folder }, results);
  expect(readdirSync(folder).toSorted()).toEqual([
    "coverage.json",
    "index.html",
    "junit.xml",
    "requirements.csv",
    "test-cases.csv",
  ]);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const page = read("index.html");
  expect(page).toContain("default-src 'none'");
  expect(page.match(/<script\b/g)).toHaveLength(2);
  const outside = page.replaceAll(/<script\b.*?<\/script>/gs, "");
  expect(outside).not.toMatch(/<(link|img)[^>]*(href|src)="(?!data:)|url\((?!#)|unsafe-/);

  const rowsOf = (name: string): Record<string, string>[] => parse(read(name), { columns: true });
  const cases = rowsOf("test-cases.csv");
  expect(cases).toHaveLength(results.generated.flatMap(({ parts }) => parts).flatMap(({ paths }) => paths).length);
  for (const { Steps: steps, "Expected Result": expected } of cases)
    expect(steps?.split("\n").length).toBe(expected?.split("\n").length);
  expect(rowsOf("requirements.csv")).toContainEqual(
    expect.objectContaining({ Clause: "4.5", Result: "passed", Machine: "verification" }),
  );
});

test("coverage.json: coverage by machine, and machines, paths and result by clause", () => {
  const results = resultsOf([languageChangeModel]);
  const { machines, clauses } = coverageJson(gatherFacts(PRODUCT, results), results.generated);
  const { guardOutcomes, states, browser, invariants } = machines["languageChange"] ?? {};
  expect(states?.covered).toContain("confirming");
  expect(guardOutcomes?.covered).toHaveLength(13);
  expect(guardOutcomes?.excused).toEqual({
    "changing: always (2) → changed – does not hold": expect.stringContaining("opposite"),
  });
  expect(browser?.transitions).toMatchObject({
    covered: [],
    uncovered: expect.arrayContaining(["confirming: DISMISSED → settled"]),
  });
  expect(browser?.guardOutcomes.excused).toEqual(guardOutcomes?.excused);
  expect(invariants).toMatchObject({ broken: 0, doNotApply: expect.any(Number) });
  expect(clauses["4.9"]).toMatchObject({ machines: ["languageChange"], result: "passed" });
  expect(clauses["2.1"]).toEqual({ machines: [], paths: [], result: "not covered" });
});

test("report: a general invariant that does not apply counts as skipped", () => {
  const results = resultsOf([connectionModel]);
  const facts = gatherFacts(PRODUCT, results);
  const skipped = facts.machines.flatMap(({ invariants }) => invariants.filter(({ applies }) => !applies));
  expect(skipped.map(({ kind }) => kind)).toEqual(Array(4).fill("of every machine"));
  expect(junitXml(facts).match(/<skipped message="the invariant does not apply/g)).toHaveLength(4);
  expect(coverageJson(facts, results.generated).machines["connection"]?.invariants.doNotApply).toBe(4);
});

test("report: an uncovered part fails in the summary, in JUnit and in its clauses", () => {
  const results = resultsOf([{ ...verificationModel, answers: { checkCode: {} } }]);
  expect(summaryLines(results.generated, results.problems)[0]).toMatch(/^✗ verification/);
  const facts = gatherFacts(PRODUCT, results);
  expect(junitXml(facts)).toMatch(
    /<testcase classname="verification" name="transitions: \d of 7 covered[^>]*>\s*<failure/,
  );
  // No path reaches `passed`, which names 6.5; no part is left of an invariant with 4.5 and 8.10.
  const named = facts.clauses.filter(({ number }) => ["4.5", "6.5", "8.10"].includes(number));
  expect(named.map(({ number, result }) => [number, result])).toEqual([
    ["4.5", "failed"],
    ["6.5", "not covered"],
    ["8.10", "failed"],
  ]);
});

test("report: a broken invariant fails by its sentence and fails its clauses", () => {
  const sentence = "the gate is never closed (4.5)";
  const model: MachineModel = { ...verificationModel, always: { [sentence]: ({ value }) => value !== "dismissed" } };
  const { generated, broken } = generateEach([model, connectionModel]);
  expect(generated.map((one) => one.model.machine.id)).toEqual(["connection"]);
  const facts = gatherFacts(PRODUCT, { ...resultsOf([connectionModel]), broken });
  const xml = junitXml(facts);
  expect(xml).toMatch(new RegExp(`name="always: ${sentence.replace(/[()]/g, "\\$&")}"[^>]*><failure`));
  expect(xml.match(/<failure/g)).toHaveLength(1);
  expect(xml).toContain('<skipped message="another invariant was violated first"/>');
  expect(facts.clauses.find(({ number }) => number === "4.5")).toMatchObject({
    machines: expect.arrayContaining(["verification"]),
    result: "failed",
  });
});

test("report: a failed random walk fails that invariant only", () => {
  const [sentence = ""] = Object.keys(verificationModel.overTime ?? {});
  const problems = new Map([["verification", [`verification: invariant violated: ${sentence}\n  after DISMISSED`]]]);
  const facts = gatherFacts(PRODUCT, { ...resultsOf([verificationModel]), problems });
  expect(facts.machines[0]?.invariants.filter(({ problem }) => problem !== null)).toMatchObject([{ sentence }]);
  expect(junitXml(facts).match(/<failure/g)).toHaveLength(1);
});

test("report: a failed browser walk fails its step and the step's clauses only", () => {
  const failed: BrowserReport = {
    ...{ ...RUN, total: 3 },
    paths: [
      {
        ...{ number: 1, opening: [], failure: "<b> is \u001b[31mnot\u001b[39m there\u0000", taken: 2, seconds: 1 },
        steps: [
          "open.typing: CODE_TYPED",
          "open: DISMISSED → dismissed",
          "open.typing: CODE_SUBMITTED → open.checking",
        ].map((transition) => ({ event: "", fixture: "", state: "open", covers: [transition] })),
      },
    ],
  };
  const walks = new Map([["verification", failed]]);
  const facts = gatherFacts(PRODUCT, { ...resultsOf([verificationModel]), walks });
  const xml = junitXml(facts);
  expect(xml).toMatch(/name="path 1 in the browser" time="1.000"><failure message="&#60;b&#62; is not there">/);
  expect(xml).toContain("2 more paths in the browser");
  const [machine] = facts.machines;
  if (machine === undefined) throw new Error("There is no machine");
  expect([...walkedElements(machine)]).toEqual([
    ["open.typing: CODE_TYPED", "passed"],
    ["open: DISMISSED → dismissed", "failed"],
  ]);
});

test("report: a walk that fails on opening fails the states that it opens, their clauses, and the overview", () => {
  const paths = walkPaths(verificationWalk);
  const [path] = paths.paths;
  if (path === undefined) throw new Error("verification has no path");
  const walked = (failure: string | null) => {
    const report = { ...pathReport(path, paths), failure, taken: failure === null ? path.edges.length : 0, seconds: 1 };
    const walks = new Map([["verification", { ...RUN, total: 1, paths: [report] }]]);
    return gatherFacts(PRODUCT, { ...resultsOf([verificationModel]), walks });
  };
  const resultIn = ({ clauses }: Facts) => clauses.find(({ number }) => number === "7.4")?.result;
  expect(resultIn(walked(null))).toBe("passed");
  expect(overview(walked(null)).content.markup).toContain("✓ Everything is covered");
  const failed = walked("nothing opens\nat all");
  expect(resultIn(failed)).toBe("failed");
  expect(overview(failed).content.markup).toMatch(/✗ Problems: 1<.*path 1 in the browser: nothing opens</s);
});

test("walk results: the last run of a criterion is kept by number and address", () => {
  const folder = project({});
  const generated = [generate(verificationModel)];
  const walk = (number: number, failure: string | null, how: Partial<BrowserReport> = {}): BrowserReport => ({
    ...{ ...RUN, total: 2, ...how },
    paths: [{ number, opening: [], failure, taken: 1, seconds: 1, steps: [] }],
  });
  const keep = (one: BrowserReport) => keepWalks(new Map([["verification", one]]), generated, folder);
  const told = (address?: string) =>
    readWalks(generated, folder, address)
      .get("verification")
      ?.paths.map(({ number, failure }) => [number, failure]);
  const address = "https://console.example";
  keep(walk(2, "it stays open"));
  keep(walk(1, null));
  keep(walk(1, "it is stuck", { address }));
  expect(told()).toEqual([
    [1, null],
    [2, "it stays open"],
  ]);
  expect(told(address)).toEqual([[1, "it is stuck"]]);
  keep(walk(2, null));
  expect(told()?.at(-1)).toEqual([2, null]);
  expect(keep(walk(0, "a single step fails", { criterion: null }))).toEqual(["verification"]);
  expect(told()).toHaveLength(2);
  keep(walk(1, "pairs fail", { criterion: "pairs" }));
  expect(told()).toEqual([[1, "pairs fail"]]);
  keep(walk(2, null, { total: 3 }));
  expect(told()).toEqual([[2, null]]);
});

test("walk results: are kept until the machine changes", () => {
  const folder = project({});
  const walk: BrowserReport = { ...RUN, paths: [] };
  const keptFor = (model: MachineModel) => [...readWalks([generate(model)], folder).keys()];
  keepWalks(new Map([["verification", walk]]), [generate(verificationModel)], folder);
  expect(keptFor(verificationModel)).toEqual(["verification"]);
  expect(keptFor({ ...verificationModel, answers: { checkCode: {} } })).toEqual([]);
});

test("CSV files: special characters are escaped", () => {
  expect(parse(csv([["=SUM(A1)", 'so "it" is', "a,b\nc", -1]]))).toEqual([["'=SUM(A1)", 'so "it" is', "a,b\nc", "-1"]]);
});

function resultsOf(models: readonly MachineModel[]): Results {
  const generated = models.map((model) => generate(model));
  const problems = new Map(generated.map(({ model, gaps }) => [model.machine.id, gaps]));
  return { generated, broken: [], problems, walks: new Map(), base: null };
}
