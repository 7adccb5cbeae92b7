import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, countOrNull, decimal, instant, message } from "#contracts/pact/matchers.ts";
import { loadFigures } from "./load-figures.call.ts";

const exchange = consumerPact(import.meta.url);

test("the figures include the active package (3.11, 3.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "the console home's figures of a merchant who paid for a package",
      clauses: ["2.24", "3.6", "3.11", "7.16"],
      proposed: true,
      given: [{ state: "a paid order" }],
      request: { of: loadFigures, body: {}, signedIn: true },
      answer: accepted({
        accountBalance: decimal("1204.55"),
        mainChainAmount: decimal("310"),
        walletCount: count(3),
        availableCurrencies: count(5),
        applicationCount: count(2),
        dailyCollection: decimal("86.20"),
        package: {
          name: message("Growth"),
          limits: { wallets: countOrNull(10), currencies: countOrNull(5), applications: countOrNull(null) },
          expiresAt: instant("2027-02-21T03:00:00.000Z"),
        },
        trialLimits: { wallets: countOrNull(2), currencies: countOrNull(2), applications: countOrNull(1) },
      }),
    },
    (send) => loadFigures(send),
  );
  expect(answer).toEqual({
    accepted: true,
    value: {
      accountBalance: "1204.55",
      mainChainAmount: "310",
      walletCount: 3,
      availableCurrencies: 5,
      applicationCount: 2,
      dailyCollection: "86.20",
      package: {
        name: "Growth",
        limits: { wallets: 10, currencies: 5, applications: null },
        expiresAt: "2027-02-21T03:00:00.000Z",
      },
      trialLimits: { wallets: 2, currencies: 2, applications: 1 },
    },
  });
});
