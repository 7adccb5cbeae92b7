import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { purity } from "./purity.ts";

test.each([
  ["window", "window.location.reload();"],
  ["document", "export const title = () => document.title;"],
  ["localStorage", `localStorage.getItem("token");`],
  ["setTimeout", "setTimeout(() => {}, 10);"],
  ["fetch", `export const send = () => fetch("/api");`],
  ["Date.now", "export const now = Date.now();"],
  ["Math.random", "export const chance = () => Math.random();"],
  ["new Date()", "export const now = new Date();"],
])("a machine that uses %s is found", async (what, source) => {
  const problems = await purity.run(project({ "machines/orders/a.ts": source }));
  expect(problems).toEqual([expect.stringContaining(`machines/orders/a.ts:1 uses ${what}:`)]);
});

test("members of the same name, types, given moments and other rooms are left alone", async () => {
  const root = project({
    "machines/a.ts": `type T = { document: string; window: Window };
export const read = (event: T) => event.document;
export const map = { fetch: 1, document: { window: new Date("2026-01-01T00:00:00Z") } } satisfies object;`,
    "machines/a.test.ts": "setTimeout(() => {}, 1);",
    "src/a.ts": "window.close();",
  });
  expect(await purity.run(root)).toEqual([]);
});
