import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { UNSEEN } from "./unseen.ts";

const SRC = join(import.meta.dirname, "../../src");

/** The ids of the machines that views mark with `data-machine`. */
function marked(): Set<string> {
  const sources = globSync("**/*.tsx", { cwd: SRC, exclude: ["**/*.test.tsx", "**/specimens/**"] });
  const names = sources.flatMap((file) => [
    ...readFileSync(join(SRC, file), "utf8").matchAll(/\b(?:data-)?machine="(\w+)"/g),
  ]);
  return new Set(names.map(([, name = ""]) => name));
}

function statesOf(node: AnyStateNode): string[] {
  const within = Object.values(node.states);
  return within.length === 0 ? [node.path.join(".")] : within.flatMap(statesOf);
}

/** Every state of the marked machines. */
const MOUNTED = EVERY_MODEL.filter(({ machine }) => marked().has(machine.id)).flatMap(({ machine }) =>
  statesOf(machine.root).map((state) => `${machine.id} ${state}`),
);
const SHOWN = EVERY_SCREEN.flatMap(({ states = [] }) => states);

test("every data-machine attribute names an existing machine", () => {
  const machines = EVERY_MODEL.map(({ machine }) => machine.id);
  expect([...marked()].filter((name) => !machines.includes(name))).toEqual([]);
});

test("every state of a mounted machine has a situation or a reason for none", () => {
  expect(MOUNTED.length).toBeGreaterThan(100);
  const isSeen = (state: string) => SHOWN.includes(state) || Object.hasOwn(UNSEEN, state);
  expect(
    MOUNTED.filter((state) => !isSeen(state)),
    "show it by a situation in model-tests/browser/areas/every-screen.ts, or say why none can in model-tests/situations/unseen.ts",
  ).toEqual([]);
});

test("every screen of the console has a situation", () => {
  const routes = readFileSync(join(SRC, "navigation/console-routes.ts"), "utf8");
  const paths = [...routes.matchAll(/^ +path: "([^"]+)"/gm)].map(([, path = ""]) => path);
  // The workplace is the console home at another address.
  const shown = ["/dashboard/workplace", ...EVERY_SCREEN.map(({ path }) => path("").replace(/\?.*/, ""))];
  expect(paths.length).toBeGreaterThan(10);
  expect(
    paths.filter((path) => !shown.includes(path)),
    "open it by a situation in model-tests/browser/areas/every-screen.ts",
  ).toEqual([]);
});

test("situations name existing states only, and no reason is unnecessary", () => {
  expect(SHOWN.filter((state) => !MOUNTED.includes(state))).toEqual([]);
  expect(Object.keys(UNSEEN).filter((state) => SHOWN.includes(state) || !MOUNTED.includes(state))).toEqual([]);
});

test("no two situations have the same name", () => {
  const names = EVERY_SCREEN.map(({ name }) => name.replace(/[^a-z0-9]+/gi, "-").toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
