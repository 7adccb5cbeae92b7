import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALLS } from "#contracts/calls.ts";
import type { Definition } from "#contracts/define-call.ts";
import { MOCKED_SITUATIONS } from "./every-situation.ts";
import type { Mocks } from "./mocks.ts";

/** The calls that walks answer, refuse and break off: `checkWalk` requires an action for each. */
const WALKED = globSync("walks/*.ts", { cwd: join(import.meta.dirname, "..") }).flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, "..", file), "utf8").matchAll(/"(\/[\w/]+)"/g)].map(
    ([, path = ""]) => path,
  ),
);

/** Whether one of the first answers is a failure. */
function fails(mock: Mocks[string]): boolean {
  return [1, 2, 3].some((turn) => {
    const answer = typeof mock === "function" ? mock(turn) : mock;
    if (typeof answer === "string") return answer === "breaks off" || answer === "is not offered";
    return Reflect.get(answer, "accepted") === false || Number(Reflect.get(answer, "status")) >= 400;
  });
}

test("every call of the contracts fails in a situation or in a walk (8.2, 8.4)", () => {
  const shown = MOCKED_SITUATIONS.flatMap(({ mocks = {} }) =>
    Object.entries(mocks).flatMap(([path, mock]) => (fails(mock) ? [path] : [])),
  );
  // One machine loads all lists, and a mock names a part of the path.
  const isTried = (path: string) => path.endsWith("/List") || [...shown, ...WALKED].some((one) => path.includes(one));
  expect(
    [...new Set(Object.values<Definition>(CALLS).map(({ path }) => path))].filter((path) => !isTried(path)),
    "fail it in a situation in model-tests/situations/, or walk its machine",
  ).toEqual([]);
});
