import { defineConfig } from "vitest/config";
import { STATEMENTS } from "#tools/requirements/statements.ts";

/** The tests that run in Node alone, without the plugins that build the console. Stryker says which of them. */
export default defineConfig({
  test: {
    setupFiles: ["./tools/test/silence.ts"],
    tags: STATEMENTS.map(({ id }) => ({ name: id })),
    include: ["{machines,contracts,src}/**/*.test.ts"],
    exclude: ["**/*.{pact,browser,isolated}.test.ts"],
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
