import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import {
  accepted,
  count,
  countOrNull,
  decimal,
  eachOf,
  instant,
  message,
  oneOf,
  word,
} from "#contracts/pact/matchers.ts";
import { listPackages } from "./list-packages.call.ts";
import { termUnit } from "./list-packages.ts";

const exchange = consumerPact(import.meta.url);

test("packages on sale have their limits and terms (2.25, 3.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "the packages on sale",
      clauses: ["2.25", "3.6", "7.16"],
      proposed: true,
      given: [{ state: "packages are on sale", params: { termMonths: 3, packageName: "Growth" } }],
      request: { of: listPackages, body: {}, signedIn: true },
      answer: accepted({
        items: eachOf({
          id: word("growth"),
          name: message("Growth"),
          limits: { wallets: countOrNull(10), currencies: countOrNull(5), applications: countOrNull(null) },
          terms: eachOf({
            unit: oneOf(termUnit.options, "quarter"),
            months: count(3),
            amount: decimal("89.70"),
            runsFrom: instant("2026-11-21T03:00:00.000Z"),
            runsUntil: instant("2027-02-21T03:00:00.000Z"),
          }),
        }),
        total: count(1),
      }),
    },
    (send) => listPackages(send),
  );
  expect(answer).toEqual({
    accepted: true,
    value: {
      items: [
        {
          id: "growth",
          name: "Growth",
          limits: { wallets: 10, currencies: 5, applications: null },
          terms: [
            {
              ...{ unit: "quarter", months: 3, amount: "89.70" },
              runsFrom: "2026-11-21T03:00:00.000Z",
              runsUntil: "2027-02-21T03:00:00.000Z",
            },
          ],
        },
      ],
      unreadable: [],
      totalIsExact: true,
      total: 1,
    },
  });
});
