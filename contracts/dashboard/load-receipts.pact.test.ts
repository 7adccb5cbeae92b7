import { expect, test } from "vitest";
import { network } from "#contracts/currencies/network.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, count, day, decimal, eachOf, exactly, message, oneOf } from "#contracts/pact/matchers.ts";
import { loadReceipts } from "./load-receipts.call.ts";

const exchange = consumerPact(import.meta.url);
const WEEK = { timeZone: "Asia/Taipei", days: 7 };

test("payments are summed by day, currency and application, with yesterday's until the present time of day (2.24, 9.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "what customers paid in the last seven days, as days are in Taipei",
      clauses: ["2.24", "3.11", "7.16", "9.5"],
      proposed: true,
      given: [{ state: "a payment of yesterday" }],
      request: { of: loadReceipts, body: WEEK, signedIn: true },
      answer: accepted({
        items: eachOf({
          day: day("2026-11-20"),
          currency: message("USDT"),
          tokenProtocol: message("TRC20"),
          network: oneOf(network.options, "TRON"),
          applicationCode: chosen("applicationCode", "APP1000010001"),
          applicationName: message("Web shop"),
          amount: decimal("25.50"),
          payments: count(1),
        }),
        total: count(1),
        today: day("2026-11-21"),
        yesterdayByNow: eachOf({ currency: message("USDT"), amount: decimal("25.50") }),
      }),
    },
    (send) => loadReceipts(send, WEEK),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: {
      items: [
        {
          day: "2026-11-20",
          currency: "USDT",
          tokenProtocol: "TRC20",
          network: "TRON",
          applicationCode: "APP1000010001",
          applicationName: "Web shop",
          amount: "25.50",
          payments: 1,
        },
      ],
      unreadable: [],
      totalIsExact: true,
      today: "2026-11-21",
      yesterdayByNow: [{ currency: "USDT", amount: "25.50" }],
    },
  });
});

test("days without payments are omitted (2.24), proposed", async () => {
  const answer = await exchange(
    {
      description: "what customers paid of a merchant whom nobody has paid",
      clauses: ["2.24", "7.16"],
      proposed: true,
      given: [{ state: "a signed-in merchant" }],
      request: { of: loadReceipts, body: WEEK, signedIn: true },
      answer: accepted({ items: [], total: exactly(0), today: day("2026-11-21"), yesterdayByNow: [] }),
    },
    (send) => loadReceipts(send, WEEK),
  );
  expect(answer).toEqual({
    accepted: true,
    value: { items: [], unreadable: [], totalIsExact: true, total: 0, today: "2026-11-21", yesterdayByNow: [] },
  });
});
