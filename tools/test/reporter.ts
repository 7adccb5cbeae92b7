import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from "vitest/node";
import type { Tally } from "./tally.ts";

/** What Vitest notes on a test that it gives up once too many others have failed. */
const GIVEN_UP = "The test run was aborted by the user.";

/**
 * A Vitest reporter that writes the run's tally to the file that TALLY_FILE names. A run that is told to end with SIGTERM
 * writes what has come of it so far.
 */
export default class TallyReporter implements Reporter {
  /** For Vitest a test has passed while it is still being cleaned up after: here it is under way until it ends. */
  readonly #begun = new Set<TestCase>();
  readonly #ended = new Set<TestCase>();

  onInit({ state }: Vitest): void {
    // Before Vitest's own listener, which leaves.
    process.prependOnceListener("SIGTERM", () => this.onTestRunEnd(state.getTestModules(), []));
  }

  onTestCaseReady(test: TestCase): void {
    this.#begun.add(test);
  }

  onTestCaseResult(test: TestCase): void {
    // Vitest reports several events at a time, so that a quick test's end can come before its beginning.
    this.#ended.add(test);
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string }[],
    reason?: TestRunEndReason,
  ): void {
    const file = process.env.TALLY_FILE;
    if (file === undefined) throw new Error("TALLY_FILE names no file to write to");
    const isUnderWay = (test: TestCase) => this.#begun.has(test) && !this.#ended.has(test);
    const stateOf = (test: TestCase) => {
      const result = test.result();
      const isGivenUp = isUnderWay(test) || result.state === "pending" || noteOf(test) === GIVEN_UP;
      if (reason === "interrupted" && isGivenUp) return "not run";
      return isUnderWay(test) ? "pending" : result.state;
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
      // A file or a group that breaks outside of its tests, such as in a hook or while it is loaded.
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

/** Why a test was skipped, where somebody says. */
function noteOf(test: TestCase): string | null {
  const result = test.result();
  return (result.state === "skipped" && result.note) || null;
}

/** What a test looked at, as it says in its meta. */
function situationsOf(test: TestCase): readonly string[] {
  const situations: unknown = Reflect.get(test.meta(), "situations");
  return Array.isArray(situations) ? situations.filter((name) => typeof name === "string") : [];
}
