import { expect, test } from "vitest";
import type { Send } from "#contracts/http.ts";
import { loadReceipts } from "./load-receipts.call.ts";

const PAID = { currency: "USDT", applicationCode: "A1", amount: "86.2", payments: 2 };

/** Reads an answer's data. */
async function read(resData: unknown) {
  const send: Send = async (request) => ({ accepted: true, value: request.resData.parse(resData) });
  const answer = await loadReceipts(send, { timeZone: "Asia/Taipei", days: 7 });
  return answer.accepted ? answer.value : answer;
}

test.each([
  "2026-11-21",
  "2026/11/21",
  "20261121",
  "2026-11-21T00:00:00",
  "2026-11-21 00:00:00",
  "2026-11-21T00:00:00.000Z",
  "2026-11-21T00:00:00+08:00",
  "2026-11-21T00:00:00-0530",
  "Sat, 21 Nov 2026 00:00:00 GMT",
])("%s is read as a day (2.24)", async (day) => {
  expect(await read({ items: [{ ...PAID, day }], today: day })).toMatchObject({
    items: [{ day: "2026-11-21" }],
    today: "2026-11-21",
  });
});

test.each(["2026-11-21T09:30:00Z", "yesterday", "", null])("%s is no day, and its row is unreadable", async (day) => {
  expect(await read({ items: [{ ...PAID, day }] })).toMatchObject({ items: [], unreadable: [{ field: "day" }] });
});

test("a plain list has neither today's date nor yesterday's payments", async () => {
  expect(await read([{ ...PAID, day: "2026-11-21" }])).toMatchObject({
    items: [{ day: "2026-11-21" }],
    today: null,
    yesterdayByNow: null,
  });
  expect(await read({ items: [], yesterdayByNow: {} })).toMatchObject({ yesterdayByNow: [] });
});
