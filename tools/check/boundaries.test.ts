import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { boundaries } from "./boundaries.ts";

const ALLOWED = {
  "machines/orders/payment.ts": `import { setup } from "xstate";
import { isZero } from "#contracts/decimal.ts";
import type { Order } from "#contracts/orders/load-order.ts";
export const machine = setup({}).createMachine({ context: { isZero, order: null as Order | null } });`,
  "contracts/decimal.ts": `import * as z from "zod/mini"; export const isZero = z.string();`,
  "contracts/http.ts": `import ky from "ky"; export const send = ky;`,
  "contracts/orders/load-order.ts": `import { send } from "../http.ts"; export const loadOrder = send; export type Order = string;`,
  "src/app/main.tsx": `import { machine } from "#machines/orders/payment.ts"; import "react"; void machine; void import("./lazy.ts");`,
  "src/app/lazy.ts": `export const late = 1;`,
};

test("rooms that keep to their own imports pass", async () => {
  expect(await boundaries.run(project(ALLOWED))).toEqual([]);
});

test.each([
  ["a machine that imports a view's library", "machines/a.ts", `import "react";`, "machines/ may not use"],
  ["a machine that imports a view", "machines/a.ts", `import "#src/app/main.tsx";`, "machines/ may not import src/"],
  [
    "a machine that sends requests",
    "machines/a.ts",
    `import { loadOrder } from "#contracts/orders/load-order.ts";`,
    "which sends requests",
  ],
  [
    "a machine's test that leaves its room",
    "machines/a.test.ts",
    `import "#sandbox/main.ts";`,
    "machines/ may not import sandbox/",
  ],
  [
    "a contract that imports a machine's types",
    "contracts/a.ts",
    `import type { machine } from "#machines/orders/payment.ts";`,
    "contracts/ may not import machines/",
  ],
  ["a contract that reads files", "contracts/a.ts", `import "node:fs";`, "contracts/ may not use"],
  [
    "a view that crosses by a relative path",
    "src/shell/a.ts",
    `export { machine } from "../../machines/orders/payment.ts";`,
    "write #machines/orders/payment.ts",
  ],
  [
    "a view that imports the service lazily",
    "src/a.ts",
    `void import("#sandbox/main.ts");`,
    "src/ may not import sandbox/",
  ],
  ["a view that talks to the network by itself", "src/a.ts", `import ky from "ky";`, "src/ may not use"],
  [
    "a sandbox that knows the machines",
    "sandbox/a.ts",
    `import "#machines/orders/payment.ts";`,
    "sandbox/ may not import machines/",
  ],
  [
    "a model test that looks inside the sandbox",
    "model-tests/a.ts",
    `import "../sandbox/main.ts";`,
    "by a relative path",
  ],
  ["an import of a file outside of the rooms", "src/a.ts", `import "../package.json";`, "stands in no room"],
])("%s is found", async (_what, path, source, problem) => {
  const problems = await boundaries.run(project({ ...ALLOWED, [path]: source }));
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]).toContain(`${path}:1`);
});
