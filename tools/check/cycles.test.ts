import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { cycles } from "./cycles.ts";

test("files that import each other in a circle are found", async () => {
  const root = project({
    "src/a.ts": `import "./b.ts";`,
    "src/b.ts": `export * from "./c.ts";`,
    "src/c.ts": `import "#src/a.ts";`,
  });
  expect(await cycles.run(root)).toEqual(["src/a.ts → src/b.ts → src/c.ts → src/a.ts"]);
});

test("a circle that is closed by a type, or by an import that waits, is none", async () => {
  const root = project({
    "src/a.ts": `import "./b.ts"; import "./c.ts"; export type A = 1;`,
    "src/b.ts": `import type { A } from "./a.ts"; export const b: A = 1;`,
    "src/c.ts": `export const c = () => import("./a.ts");`,
  });
  expect(await cycles.run(root)).toEqual([]);
});
