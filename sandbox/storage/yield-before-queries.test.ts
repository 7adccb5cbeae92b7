import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";

const service = serviceFixture();

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
