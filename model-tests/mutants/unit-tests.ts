import { existsSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { usersOf } from "#model-tests/product/sources.ts";
import { STATEMENTS } from "#tools/requirements/statements.ts";

const ROOT = join(import.meta.dirname, "../..");
/** A test that waits so long for what a faulty machine does no more has found it out, in milliseconds. */
const LIMIT = 5_000;

/** The tests that people wrote for a machine. One Vitest lasts for all faults, since its start takes longer than they do. */
export class UnitTests {
  readonly #vitest: Vitest;
  readonly #changed: Map<string, string>;
  /** Tests that fail are what is looked for, and say nothing of the command. */
  readonly #exitCode = process.exitCode;

  private constructor(vitest: Vitest, changed: Map<string, string>) {
    this.#vitest = vitest;
    this.#changed = changed;
  }

  static async start(): Promise<UnitTests> {
    const changed = new Map<string, string>();
    const plugin = { name: "mutant", enforce: "pre" as const, load: (id: string) => changed.get(id) };
    const options = {
      root: ROOT,
      config: false as const,
      watch: false,
      include: ["machines/**/*.test.ts"],
      setupFiles: ["./tools/test/silence.ts"],
      // Which statements a test proves is of no account here.
      tags: STATEMENTS.map(({ id }) => ({ name: id })),
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: LIMIT,
      // What is kept on disk goes by the file as it lies there.
      fsModuleCache: false,
      reporters: [{}],
    };
    return new UnitTests(await createVitest(options, { plugins: [plugin] }), changed);
  }

  /** Whether a machine, or a file that helps it, has a test beside it. */
  has(files: readonly string[]): boolean {
    return files.some((file) => existsSync(testsOf(file)));
  }

  /**
   * Why a test of a machine, or of another that has the changed source, fails when one of its sources is another; null when none does.
   * @param file the one that defines the machine
   * @param changed the one that is another
   */
  async failure(file: string, changed: string, source: string): Promise<string | null> {
    const files = [...new Set([file, changed, ...usersOf(changed)].map(testsOf))].filter((one) => existsSync(one));
    if (files.length === 0) return null;
    this.#changed.set(changed, source);
    this.#vitest.invalidateFile(changed);
    const tests = files.map((one) => this.#vitest.getRootProject().createSpecification(one));
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(tests);
    this.#changed.delete(changed);
    this.#vitest.invalidateFile(changed);
    // Vitest hands over what it ran before, too.
    const own = testModules.filter(({ moduleId }) => files.includes(moduleId));
    if (own.length === 0) throw new Error(`Vitest did not run ${files.join(", ")}`);
    const errors = own.flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allTests("failed")].flatMap((one) => one.result().errors ?? []),
    ]);
    const [first] = [...errors, ...unhandledErrors];
    const isGood = unhandledErrors.length === 0 && own.every((module) => module.ok());
    return isGood ? null : messageOf(first);
  }

  async stop(): Promise<void> {
    await this.#vitest.close();
    process.exitCode = this.#exitCode;
  }
}

function testsOf(file: string): string {
  return file.replace(/\.ts$/, ".test.ts");
}

function messageOf(error: unknown): string {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}
