import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  checkWalk,
  chosenPaths,
  commandFor,
  type Excuse,
  everyWalkPaths,
  pathOfSteps,
  pathThrough,
  shortened,
  stepName,
  walkPaths,
  walkSummary,
} from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { credentialViewWalk } from "#model-tests/walks/credential-view.ts";
import { verificationWalk } from "#model-tests/walks/verification.ts";
import { isTestCall, parseModule, titleOf, walk } from "#tools/requirements/modules.ts";
import { fileOfWalk, walkOf } from "./walk-files.ts";

const paths = walkPaths(verificationWalk);

test("walks: a missing control, expectation or action for a step is refused by name", () => {
  const { DISMISSED: _, ...controls } = verificationWalk.controls ?? {};
  const { passed: __, ...expectations } = verificationWalk.expectations;
  expect(() => checkWalk({ ...verificationWalk, controls })).toThrow("verification has no action for DISMISSED");
  expect(() => checkWalk({ ...verificationWalk, expectations })).toThrow("verification has no expectation for passed");
  expect(() => checkWalk({ ...verificationWalk, calls: {} })).toThrow("no action for checkCode answers (accepted)");
  const sleeping = { ...verificationWalk, expectations: { ...verificationWalk.expectations, sleeping: null } };
  expect(() => checkWalk(sleeping)).toThrow("verification has no sleeping");
});

test("walks: a transition that no path takes needs an excuse, and an unnecessary excuse is refused", () => {
  const closed = {
    ...verificationWalk,
    isPossible: ({ step }: { step: { label: string } }) => step.label !== "DISMISSED",
  };
  expect(walkPaths(closed).gaps).toEqual([expect.stringContaining("no browser path takes open: DISMISSED")]);
  const excused = {
    ...verificationWalk,
    unreachable: { "open: DISMISSED → dismissed": { reason: "It is not.", test: "" } },
  };
  expect(walkPaths(excused).gaps).toEqual(["verification: open: DISMISSED → dismissed is excused but covered"]);
});

test("walks: a failing path is shortened to the steps that matter", async () => {
  const long = pathOfSteps(paths, [
    "codeDelivery changes (to sent)",
    "CODE_TYPED (nothing)",
    "CODE_TYPED (something)",
    "CODE_SUBMITTED",
    "checkCode answers (refused)",
    "CODE_TYPED (something)",
    "CODE_SUBMITTED",
    "checkCode fails",
  ]);
  const steps = (await shortened(paths.graph, long.edges, async () => true)).map(({ step }) => step.label);
  expect(steps).toEqual(["codeDelivery changes", "CODE_TYPED", "CODE_SUBMITTED", "checkCode fails"]);
  expect(await shortened(paths.graph, long.edges, async () => false)).toEqual(long.edges);
});

test("walks: a step that cannot be taken is refused", () => {
  expect(() => pathOfSteps(paths, ["DISMISSED", "DISMISSED"])).toThrow("verification: DISMISSED cannot be taken");
});

test("walks: the shortest path through a transition, state or step is found, and an unknown name is refused", () => {
  const stepsThrough = (name: string) => pathThrough(paths, name).edges.map(({ step }) => step.label);
  const checked = ["codeDelivery changes", "CODE_TYPED", "CODE_SUBMITTED"];
  expect(stepsThrough("open.typing: CODE_SUBMITTED → open.checking")).toEqual(checked);
  expect(stepsThrough("open.checking")).toEqual(checked);
  expect(stepsThrough("open.unsent")).toEqual([]);
  expect(stepsThrough("checkCode answers (refused)")).toEqual([...checked, "checkCode answers"]);
  expect(() => pathThrough(paths, "open.sleeping")).toThrow(
    "verification: no browser path passes through open.sleeping",
  );
});

test("walks: random paths are the same with the same seed", () => {
  const plan = { criterion: "random", walks: 2 } as const;
  const stepsWith = (seed: number) =>
    walkPaths(verificationWalk, { ...plan, seed }).paths.map(({ edges }) => edges.map(({ step }) => step.label));
  expect(stepsWith(7)).toEqual(stepsWith(7));
  expect(stepsWith(8)).not.toEqual(stepsWith(7));
});

test("walks: the printed command repeats one path", () => {
  const tours = { criterion: "guards", walks: 5, seed: 1 } as const;
  const command = (plan: Parameters<typeof commandFor>[2], steps: readonly string[] | null = null, way = paths) =>
    commandFor("npm run paths:run --", way, plan, 2, steps).replace("npm run paths:run -- --machine ", "");
  expect(command(tours)).toBe("verification --path 2");
  expect(command({ ...tours, criterion: "random" })).toBe(
    "verification --criterion random --walks 5 --seed 1 --path 2",
  );
  // The walk failed before its first step.
  expect(command(tours, [])).toBe("verification --path 2");
  expect(command({ ...tours, through: "open.typing" }, [])).toBe("verification --through open.typing");
  expect(command(tours, ["A", "B (x)"])).toBe('verification --steps "A > B (x)"');
  expect(command({ ...tours, url: "https://a.example/?b&c" }, ["A"])).toBe(
    'verification --url "https://a.example/?b&c" --steps A',
  );
  const [, way] = everyWalkPaths(credentialViewWalk);
  expect(command(tours, ["A"], way)).toBe(
    'credentialView --variant "the secret of another is to be rotated" --steps A',
  );
});

test("walks: paths of another way to open the page are found by number, steps and variant", () => {
  const ways = everyWalkPaths(credentialViewWalk);
  const all = { path: null, steps: null, through: null, variant: null };
  const chosen = (some: Partial<typeof all> | { path: number } | { steps: string[] } | { variant: string }) =>
    chosenPaths(ways, { ...all, ...some }).map(({ way, path }) => [way.variant, path.edges.length]);
  const last = ways.at(-1)?.paths.at(-1);
  if (last === undefined) throw new Error("credentialView has no variant");
  const variant = "the secret of another is to be rotated";
  expect(chosen({ path: last.number })).toEqual([[variant, last.edges.length]]);
  expect(chosen({ steps: last.edges.map(({ step }) => stepName(step)) })).toEqual([[variant, last.edges.length]]);
  expect(chosen({ variant })).toHaveLength(ways.at(-1)?.paths.length ?? 0);
  expect(() => chosen({ variant: "another" })).toThrow(
    "credentialView has no variant another; there are the secret of another is to be rotated.",
  );
  expect(() => chosen({ path: 99 })).toThrow("credentialView has no path 99");
});

test("walks: the summary marks a failed walk with a cross", () => {
  const path = { number: 1, opening: [], steps: [], seconds: 1 };
  const report = (failure: string | null) => ({ paths: [{ ...path, failure }], total: 2, excluded: {} });
  const lines = walkSummary(
    new Map([
      ["good", report(null)],
      ["bad", report("it broke")],
    ]),
    3,
  );
  expect(lines).toEqual([
    "✗ bad: 1 walked, 0 steps, 1.0 s; of 2 paths; failed: 1",
    "✓ good: 1 walked, 0 steps, 1.0 s; of 2 paths",
    "✗ Total: 2 of 3 machines, 2 walked, 0 steps, 2.0 s; 1 failed",
  ]);
});

test("walks: every machine has a walk", () => {
  const folder = join(import.meta.dirname, "../walks");
  const walked = readdirSync(folder)
    .filter((file) => readFileSync(join(folder, file), "utf8").includes("defineWalk(import.meta.vitest, "))
    .map((file) => `model-tests/walks/${file}`);
  const files = EVERY_MODEL.map(({ machine }) => fileOfWalk(machine.id));
  expect(walked.toSorted(), "write the walk of a machine in model-tests/walks/").toEqual(files.toSorted());
});

const WALKS = await Promise.all(EVERY_MODEL.map(({ machine }) => walkOf(machine.id)));
const EXCUSES = [
  ...EVERY_MODEL.flatMap(({ machine, excused = {} }) => named(machine.id, excused)),
  ...WALKS.flatMap(({ model, excluded = {}, unreachable = {} }) =>
    named(model.machine.id, { ...excluded, ...unreachable }),
  ),
];

test("walks: the test named by an excuse exists", () => {
  const titles = new Map<string, string[]>();
  const wrong = EXCUSES.filter(({ excuse: { reason, test: cover } }) => {
    if (cover === undefined) return /\b(covers?|journeys?)\b/.test(reason);
    const [, file = "", title = ""] = /^(\S+\.test\.ts): (.+)$/.exec(cover) ?? [];
    if (!titles.has(file)) titles.set(file, titlesIn(file));
    return !titles.get(file)?.includes(title);
  });
  expect(
    wrong.map(({ name, excuse }) => `${name}: there is no test ${excuse.test}`),
    "name a test that there is",
  ).toEqual([]);
});

function named(machine: string, excuses: Readonly<Record<string, Excuse>>) {
  return Object.entries(excuses).map(([name, excuse]) => ({ name: `${machine}, ${name}`, excuse }));
}

/** The titles of a file's tests, or none if the file does not exist. */
function titlesIn(path: string): string[] {
  const file = join(import.meta.dirname, "../..", path);
  if (!existsSync(file)) return [];
  const titles: string[] = [];
  walk(parseModule(path, readFileSync(file, "utf8")).program, (node) => {
    if (node.type === "CallExpression" && isTestCall(node.callee, ["test", "sweep", "journey"]))
      titles.push(titleOf(node));
  });
  return titles;
}
