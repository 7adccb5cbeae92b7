import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import type { Tally } from "./tally.ts";

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

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const file = process.env.TALLY_FILE;
    if (file === undefined) throw new Error("TALLY_FILE names no file to write to");
    const underWay = new Set([...this.#begun].filter((test) => !this.#ended.has(test)));
    writeFileSync(file, JSON.stringify(tallyOf(modules, unhandled, underWay)));
  }
}

function tallyOf(
  modules: readonly TestModule[],
  unhandled: readonly { message: string }[],
  underWay: ReadonlySet<TestCase>,
): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
  const titled = ({ module, test }: (typeof tests)[number]) => `${module.relativeModuleId} › ${test.fullName}`;
  const stateOf = (test: TestCase) => (underWay.has(test) ? "pending" : test.result().state);
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
    skipped: inState("skipped").map((one) => {
      const result = one.test.result();
      return { title: titled(one), reason: (result.state === "skipped" && result.note) || null };
    }),
    proven: declaredBy("passed"),
    disproven: declaredBy("failed"),
    situations: [...new Set(tests.flatMap(({ test }) => situationsOf(test)))],
  };
}

/** What a test looked at, as it says in its meta. */
function situationsOf(test: TestCase): readonly string[] {
  const situations: unknown = Reflect.get(test.meta(), "situations");
  return Array.isArray(situations) ? situations.filter((name) => typeof name === "string") : [];
}
