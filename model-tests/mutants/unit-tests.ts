import { existsSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { usersOf } from "#model-tests/product/sources.ts";
import { STATEMENTS } from "#tools/requirements/statements.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The timeout of a test in milliseconds; a timeout detects the mutant. */
const LIMIT = 5_000;

/** The unit tests of machines. One Vitest instance runs all mutants, since starting it takes longer than the tests. */
export class UnitTests {
  readonly #vitest: Vitest;
  readonly #changed: Map<string, string>;
  /** Failed tests detect mutants and must not change the exit code. */
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
      // Tags are not needed here.
      tags: STATEMENTS.map(({ id }) => ({ name: id })),
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: LIMIT,
      // The cache on disk does not know changed sources.
      fsModuleCache: false,
      reporters: [{}],
    };
    return new UnitTests(await createVitest(options, { plugins: [plugin] }), changed);
  }

  /** Whether a machine or one of its sources has a unit test. */
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
    // Vitest also returns earlier results.
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
