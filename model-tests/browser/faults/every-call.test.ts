import { expect, test } from "vitest";
import { CALLS } from "#contracts/calls.ts";
import type { Definition } from "#contracts/define-call.ts";
import { ACCOUNT_CALLS } from "./account-calls.ts";
import { MOCKED_ACTIONS } from "./console-actions.ts";
import { SCREEN_READS } from "./screen-reads.ts";
import { SERVICE_ACTIONS } from "./service-actions.ts";

test("every call of the contracts has fault tests (8.2, 8.4)", () => {
  const driven = [ACCOUNT_CALLS, SCREEN_READS, MOCKED_ACTIONS, SERVICE_ACTIONS].flatMap((rows) =>
    rows.map(({ path }) => path),
  );
  // The wallet's path has a configurable prefix.
  const paths = new Set(Object.values<Definition>(CALLS).map(({ path }) => path));
  expect(
    [...paths].filter((path) => !driven.some((one) => path.endsWith(one))),
    "drive it in model-tests/browser/faults/screen-reads.ts, or in console-actions.ts beside it where it changes something",
  ).toEqual([]);
});
