import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Service } from "#sandbox/service.ts";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";

let service: Service;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ service, close } = await openUnderTest(null));
});
afterAll(() => close());

test("the event loop runs between two queries of the embedded database", async () => {
  const done: string[] = [];
  const ask = (name: string) =>
    service.db
      .selectFrom("packages")
      .select("id")
      .execute()
      .then(() => done.push(name));
  await Promise.all([ask("one"), ask("two"), setImmediate().then(() => done.push("something else")), ask("three")]);
  expect(done.indexOf("something else")).toBeLessThan(done.indexOf("two"));
});
