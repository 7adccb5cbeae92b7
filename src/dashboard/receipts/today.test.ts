import { expect, test, vi } from "vitest";
import { withToday } from "./today.ts";

const RECEIPTS = { items: [], unreadable: [], total: 0, yesterdayByNow: null };

test("receipts: without a date from the service, the device's clock decides today (2.24)", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T17:00:00Z"), toFake: ["Date"] });
  const answer = withToday({ accepted: true, value: { ...RECEIPTS, today: null } }, "Asia/Taipei");
  expect(answer).toMatchObject({ accepted: true, value: { today: "2026-11-22" } });
  vi.useRealTimers();
});

test("receipts: the service's date is used", () => {
  const answer = withToday({ accepted: true, value: { ...RECEIPTS, today: "2026-11-21" } }, "Asia/Taipei");
  expect(answer).toMatchObject({ value: { today: "2026-11-21" } });
});
