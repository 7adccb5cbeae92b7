import { expect, test } from "vitest";
import { orderSearch } from "#contracts/orders/list-orders.ts";
import { unprovided } from "#machines/problem.ts";
import { accepted } from "#machines/testing/answers.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import { formatIn } from "#src/ui/format/format.ts";
import { finderOf, looksLikeCode } from "./finder.ts";

const hash = "5c".repeat(32);

test.each(["BILL202611210000000042", "MC-20261121-0007", "202611210001", "3f9a1c2b4d5e6f708192a3b4c5d6e7f8", "0x"])(
  "%s is a code and no hash (2.26, 2.28)",
  (query) => expect([looksLikeCode(query), looksLikeHash(query)]).toEqual([true, false]),
);

test.each([hash, hash.toUpperCase(), `0x${hash}`, "0x5c"])("%s is a hash and no code (2.31)", (query) =>
  expect([looksLikeCode(query), looksLikeHash(query)]).toEqual([false, true]),
);

test.each(["theme", "web shop 2", "facade", `${hash} 1`])("“%s” is neither", (query) =>
  expect([looksLikeCode(query), looksLikeHash(query)]).toEqual([false, false]),
);

test("what was found and cannot be read is no “nothing found”", async () => {
  const unreadable = [
    { index: 0, code: "MC-7", field: "amount", expected: "an amount", failure: sampleFailure("unreadable") },
  ];
  const finder = finderOf(orderSearch, async () => accepted({ items: [], unreadable, total: 1 }), {
    couldBe: () => true,
    filter: (code) => ({ code }),
    entry: () => ({}) as never,
  });
  const found = finder.find(unprovided, "MC-7", formatIn("en-US"), new AbortController().signal);
  await expect(found).rejects.toMatchObject({ failure: { kind: "unreadable" } });
});
