import { expect, test } from "vitest";
import { projectWithSettings } from "#tools/testing/project.ts";
import { lint } from "./lint.ts";

/** Biome's reports on the given files under this project's rules, one text per report. */
async function complaints(files: Record<string, string>): Promise<Record<string, string>> {
  const root = projectWithSettings(files);
  const [output = ""] = await lint.run(root);
  const blocks = output.split(/\n(?=\S+:\d+:\d+(?: lint| plugin))/);
  return Object.fromEntries(
    Object.keys(files).map((path) => [path, blocks.filter((block) => block.startsWith(path)).join("\n")]),
  );
}

/** Each file with an import that is not allowed in it: one for each rule. */
const REFUSED: readonly [where: string, what: string, why: string][] = [
  ["machines/a.ts", `import "react";`, "A machine imports"],
  ["machines/d.test.ts", `import "#sandbox/main.ts";`, "A machine's test"],
  ["machines/orders/e.ts", `import "../a.ts";`, "An import leads downwards"],
  ["contracts/a.ts", `import type { A } from "#machines/orders/a.ts";\n\nexport type B = A;`, "A contract imports"],
  ["contracts/pact/c.ts", `import "#sandbox/main.ts";`, "Tests of contracts"],
  ["locales/a.ts", `import "zod";`, "Texts import nothing"],
  ["sandbox/a.ts", `import "#machines/orders/a.ts";`, "The sandbox knows"],
  ["model-tests/a.ts", `import "#sandbox/main.ts";`, "Model tests know"],
  ["model-tests/engine/b.ts", `import "#model-tests/browser/person.ts";`, "The engine does not depend on the product"],
  ["model-tests/c.ts", `import "#model-tests/engine/generate/explore.ts";`, "one entrance"],
  ["model-tests/b.ts", `import { order } from "#contracts/orders/order.ts";\n\norder;`, "only types"],
  ["tools/a.ts", `import "#src/app/main.tsx";`, "Tools start the other directories"],
  ["src/ui/a.ts", `export const b = () => import("#src/services/services.ts");`, "The kit imports itself"],
  ["src/ui/b.ts", `export type { A } from "#src/orders/a.ts";`, "The kit imports itself"],
  ["src/records/a.ts", `import "#src/orders/OrdersScreen.tsx";`, "src/records/ imports"],
  ["src/bills/a.ts", `import "#src/orders/OrderStatus.tsx";`, "src/bills/ imports"],
  ["src/orders/a.ts", `import "#src/dashboard/ConsoleScreen.tsx";`, "src/orders/ imports"],
  ["src/orders/b.ts", `import ky from "ky";\n\nky;`, "src/orders/ imports"],
  ["src/orders/c.ts", `import "#contracts/orders/list-orders.call.ts";`, "Only provide.ts names calls"],
  ["src/ui/f.ts", `export const f = () => import("#contracts/orders/a.call.ts");`, "Only provide.ts names calls"],
  ["src/services/g.ts", `import { CALLS } from "#contracts/calls.ts";\n\nCALLS;`, "Only provide.ts names calls"],
  ["src/orders/provide.ts", `import "#src/app/App.tsx";`, "src/orders/ imports"],
  ["src/shell/a.ts", `import "#src/app/App.tsx";`, "src/shell/ stands"],
  ["src/app/a.ts", `import "#sandbox/main.ts";`, "src/app/ imports"],
];

test("an import that crosses a directory, layer or feature is reported", { timeout: 60_000 }, async () => {
  const said = await complaints(Object.fromEntries(REFUSED.map(([where, what]) => [where, `${what}\n`])));
  const unsaid = REFUSED.filter(([where, , why]) => !said[where]?.includes(why));
  expect(unsaid).toEqual([]);
});

test("a machine that reads the clock or random numbers is reported", { timeout: 60_000 }, async () => {
  const said = await complaints({
    "machines/a.ts": `export const now = () => Date.now();\n`,
    "machines/b.ts": `export const now = () => new Date();\n`,
    "machines/c.ts": `export const chance = Math.random;\n`,
    "machines/d.ts": `export const moment = () => new Date("2026-01-01T00:00:00Z");\n`,
    "machines/a.test.ts": `export const now = () => Date.now();\n`,
  });
  expect(Object.keys(said).filter((path) => said[path]?.includes("A machine is pure"))).toEqual([
    "machines/a.ts",
    "machines/b.ts",
    "machines/c.ts",
  ]);
});
