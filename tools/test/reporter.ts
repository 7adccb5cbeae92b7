import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from "vitest/node";
import type { Tally } from "./tally.ts";

/** Vitest's note on a test that it skips after too many failures. */
const ABORTED_NOTE = "The test run was aborted by the user.";

/**
 * A Vitest reporter that writes the run's tally to the file in TALLY_FILE. After SIGTERM it writes the results so far.
 */
export default class TallyReporter implements Reporter {
  /** Vitest counts a test as passed before its cleanup has ended; here it is running until then. */
  readonly #ended = new Set<TestCase>();

  onInit({ state }: Vitest): void {
    // Before Vitest's own listener, which exits.
    process.prependOnceListener("SIGTERM", () => this.onTestRunEnd(state.getTestModules(), []));
  }

  onTestCaseResult(test: TestCase): void {
    this.#ended.add(test);
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string }[],
    reason?: TestRunEndReason,
  ): void {
    const file = process.env.TALLY_FILE;
    if (file === undefined) throw new Error("TALLY_FILE names no file to write to");
    const stateOf = (test: TestCase) => {
      const { state } = test.result();
      const isPending = state === "pending" || (state === "passed" && !this.#ended.has(test));
      if (reason === "interrupted" && (isPending || noteOf(test) === ABORTED_NOTE)) return "not run";
      return isPending ? "pending" : state;
    };
    writeFileSync(file, JSON.stringify(tallyOf(modules, unhandled, stateOf)));
  }
}

function tallyOf(
  modules: readonly TestModule[],
  unhandled: readonly { message: string }[],
  stateOf: (test: TestCase) => string,
): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
  const titled = ({ module, test }: (typeof tests)[number]) => `${module.relativeModuleId} › ${test.fullName}`;
  const inState = (state: string) => tests.filter(({ test }) => stateOf(test) === state);
  const declaredBy = (state: string) => [...new Set(inState(state).flatMap(({ test }) => test.tags))];
  return {
    passed: inState("passed").length,
    failed: [
      ...inState("failed").map(titled),
      // Errors outside of tests, such as in a hook or while a file is loaded.
      ...modules.flatMap((module) => module.errors().map((error) => `${module.relativeModuleId}: ${error.message}`)),
      ...modules.flatMap((module) =>
        [...module.children.allSuites()].flatMap((suite) =>
          suite.errors().map((error) => `${module.relativeModuleId} › ${suite.fullName}: ${error.message}`),
        ),
      ),
      ...unhandled.map((error) => `unhandled: ${error.message}`),
      ...inState("pending").map((one) => `${titled(one)} never ended`),
    ],
    skipped: inState("skipped").map((one) => ({ title: titled(one), reason: noteOf(one.test) })),
    notRun: modules.flatMap((module) => {
      const given = [...module.children.allTests()].filter((test) => stateOf(test) === "not run").length;
      if (module.state() === "queued") return [module.relativeModuleId];
      return given > 0 ? [`${module.relativeModuleId}: ${given} of its tests`] : [];
    }),
    proven: declaredBy("passed"),
    disproven: declaredBy("failed"),
    situations: [...new Set(tests.flatMap(({ test }) => situationsOf(test)))],
  };
}

/** The reason why a test was skipped, if one is given. */
function noteOf(test: TestCase): string | null {
  const result = test.result();
  return (result.state === "skipped" && result.note) || null;
}

function situationsOf(test: TestCase): readonly string[] {
  const situations: unknown = Reflect.get(test.meta(), "situations");
  return Array.isArray(situations) ? situations.filter((name) => typeof name === "string") : [];
}
