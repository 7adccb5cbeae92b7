import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ACCOUNT_CALLS } from "./account-calls.ts";
import { PLAYED_ACTS } from "./console-acts.ts";
import { READS } from "./console-reads.ts";
import { SERVICE_ACTS } from "./service-acts.ts";

/** Whether one path is the other, or its end: a wallet's begins with a product. */
const isIn = (driven: readonly string[], path: string) => driven.some((one) => path.endsWith(one));

test("every call of the contracts is driven through the faults (8.2, 8.4)", () => {
  const contracts = join(import.meta.dirname, "../../../contracts");
  const folders = "{account,applications,bills,currencies,dashboard,messages,orders,shell}/*.ts";
  const files = globSync(folders, { cwd: contracts, exclude: ["**/*.test.ts"] });
  const called = files.flatMap((file) =>
    [...readFileSync(join(contracts, file), "utf8").matchAll(/path: [`"](\/api\/[^`"?]+)/g)].map(
      ([, path = ""]) => path,
    ),
  );
  expect(new Set(called).size).toBeGreaterThan(40);
  const driven = [ACCOUNT_CALLS, READS, PLAYED_ACTS, SERVICE_ACTS].flatMap((rows) => rows.map(({ path }) => path));
  expect([...new Set(called)].filter((path) => !isIn(driven, path))).toEqual([]);
});
