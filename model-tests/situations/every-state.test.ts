import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { atomicStates } from "./shown-states.ts";
import { UNSEEN } from "./unseen.ts";

const SRC = join(import.meta.dirname, "../../src");

/** The machines whose state something on the screen names, as the sources have it. */
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

/** Every state that is mounted: of each machine with a mark, from its own definition. */
const MOUNTED = EVERY_MODEL.filter(({ machine }) => marked().has(machine.id)).flatMap(({ machine }) =>
  statesOf(machine.root).map((state) => `${machine.id} ${state}`),
);
const SHOWN = EVERY_SCREEN.flatMap(({ states = [] }) => states);

test("every mark names a machine of the product", () => {
  const machines = EVERY_MODEL.map(({ machine }) => machine.id);
  expect([...marked()].filter((name) => !machines.includes(name))).toEqual([]);
});

test("every state that is mounted is shown by a situation, or it is said why none can", () => {
  expect(MOUNTED.length).toBeGreaterThan(100);
  const isSeen = (state: string) => SHOWN.includes(state) || Object.hasOwn(UNSEEN, state);
  expect(
    MOUNTED.filter((state) => !isSeen(state)),
    "show it by a situation in model-tests/browser/areas/every-screen.ts, or say why none can in model-tests/situations/unseen.ts",
  ).toEqual([]);
});

test("every screen of the console is shown by a situation", () => {
  const routes = readFileSync(join(SRC, "navigation/console-routes.ts"), "utf8");
  const paths = [...routes.matchAll(/^ +path: "([^"]+)"/gm)].map(([, path = ""]) => path);
  // The workplace is the console's home by another address.
  const shown = ["/dashboard/workplace", ...EVERY_SCREEN.map(({ path }) => path("").replace(/\?.*/, ""))];
  expect(paths.length).toBeGreaterThan(10);
  expect(
    paths.filter((path) => !shown.includes(path)),
    "open it by a situation in model-tests/browser/areas/every-screen.ts",
  ).toEqual([]);
});

test("no situation names a state that there is not, and nothing is excused that is shown or is not there", () => {
  expect(SHOWN.filter((state) => !MOUNTED.includes(state))).toEqual([]);
  expect(Object.keys(UNSEEN).filter((state) => SHOWN.includes(state) || !MOUNTED.includes(state))).toEqual([]);
});

test("no two situations have the same name", () => {
  const names = EVERY_SCREEN.map(({ name }) => name.replace(/[^a-z0-9]+/gi, "-").toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("the states of a value are named as the definition of its machine names them", () => {
  expect(atomicStates("shown")).toEqual(["shown"]);
  expect(atomicStates({ payment: { pending: "open" }, offer: "none" })).toEqual(["payment.pending.open", "offer.none"]);
  expect(atomicStates(null)).toEqual([]);
});
