import { expect, test } from "vitest";
import { CALLBACK_SCHEDULE } from "./bills/callback-delivery.ts";
import { nextAttempt } from "./next-attempt.ts";

test("a receiver that is down for a day gets another attempt within twelve hours, and attempts for three days in all (4.6)", () => {
  const since = new Date("2026-11-21T00:00:00Z");
  const waits: number[] = [];
  let at = since;
  for (;;) {
    const next = nextAttempt(since, at, { firstWait: 5000, ...CALLBACK_SCHEDULE });
    if (!next) break;
    waits.push((next.getTime() - at.getTime()) / 1000);
    at = next;
  }
  const hours = 3600;
  expect(waits.slice(0, 9)).toEqual([5, 15, 45, 135, 405, 1215, 3645, 10_935, 32_805]);
  expect(waits.slice(9)).toEqual([12 * hours, 12 * hours, 12 * hours, 12 * hours]);
});
