import { expect, test } from "vitest";
import { CALLS } from "#contracts/calls.ts";
import type { Definition } from "#contracts/define-call.ts";
import { ACCOUNT_CALLS } from "./account-calls.ts";
import { PLAYED_ACTS } from "./console-acts.ts";
import { READS } from "./console-reads.ts";
import { SERVICE_ACTS } from "./service-acts.ts";

test("every call of the contracts is driven through the faults (8.2, 8.4)", () => {
  const driven = [ACCOUNT_CALLS, READS, PLAYED_ACTS, SERVICE_ACTS].flatMap((rows) => rows.map(({ path }) => path));
  // One path is the other, or its end: a wallet's begins with a product.
  const paths = new Set(Object.values<Definition>(CALLS).map(({ path }) => path));
  expect(
    [...paths].filter((path) => !driven.some((one) => path.endsWith(one))),
    "drive it in model-tests/browser/faults/console-reads.ts, or in console-acts.ts beside it where it changes something",
  ).toEqual([]);
});
