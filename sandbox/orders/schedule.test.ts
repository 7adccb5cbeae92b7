import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths } from "./months.ts";
import { type Bought, type Span, schedule } from "./schedule.ts";

const NOW = new Date("2026-11-21T03:00:00.000Z");
const STARTER = { packageId: "starter", rank: 1, months: 1 };
const BUSINESS = { packageId: "business", rank: 3, months: 1 };

let spans = 0;

/** The spans after a purchase, as `startPackage` stores them. */
function buy(present: readonly Span[], bought: Bought, now = NOW): Span[] {
  const { runs, continued, waiting, shift } = schedule(present, bought, now);
  const later = (moment: Date) => new Date(moment.getTime() + shift);
  const { packageId, rank } = bought;
  const others = present.filter((span) => span !== continued && !waiting.includes(span));
  spans += 1;
  return [
    ...others,
    {
      id: continued?.id ?? `${spans}`,
      packageId,
      rank,
      startsAt: continued?.startsAt ?? runs.from,
      expiresAt: runs.until,
    },
    ...waiting.flatMap((span) => {
      if (span.startsAt > now) return [{ ...span, startsAt: later(span.startsAt), expiresAt: later(span.expiresAt) }];
      return [
        { ...span, expiresAt: now },
        { ...span, startsAt: later(now), expiresAt: later(span.expiresAt) },
      ];
    }),
  ];
}

const shown = (spansNow: readonly Span[]) =>
  spansNow
    .filter(({ expiresAt }) => expiresAt > NOW)
    .map(({ packageId, startsAt, expiresAt }) => [packageId, startsAt.toISOString(), expiresAt.toISOString()]);

test("a smaller package bought twice queues twice after the running one (3.6)", () => {
  const queued = buy(buy(buy([], BUSINESS), STARTER), STARTER);
  expect(shown(queued)).toEqual([
    ["business", "2026-11-21T03:00:00.000Z", "2026-12-21T03:00:00.000Z"],
    ["starter", "2026-12-21T03:00:00.000Z", "2027-02-21T03:00:00.000Z"],
  ]);
});

test("renewing shifts the queued packages (3.6)", () => {
  expect(shown(buy(buy(buy([], BUSINESS), STARTER), BUSINESS))).toEqual([
    ["business", "2026-11-21T03:00:00.000Z", "2027-01-21T03:00:00.000Z"],
    ["starter", "2027-01-21T03:00:00.000Z", "2027-02-21T03:00:00.000Z"],
  ]);
});

test("a package interrupted by a bigger one continues after it for its remaining time (3.6)", () => {
  expect(shown(buy(buy([], STARTER), BUSINESS))).toEqual([
    ["business", "2026-11-21T03:00:00.000Z", "2026-12-21T03:00:00.000Z"],
    ["starter", "2026-12-21T03:00:00.000Z", "2027-01-20T03:00:00.000Z"],
  ]);
});

test.each([
  ["month by month", [1, 1, 1], "2027-04-30T03:00:00.000Z"],
  ["past a leap day", [1, 12, 1], "2028-03-31T03:00:00.000Z"],
  ["in one purchase", [3], "2027-04-30T03:00:00.000Z"],
])("a package of 31 January that is extended %s ends with the month, also after a February (3.6)", (_, terms, end) => {
  const began = new Date("2027-01-31T03:00:00.000Z");
  const extended = terms.reduce<Span[]>((present, months) => buy(present, { ...STARTER, months }, began), []);
  expect(extended.map(({ expiresAt }) => expiresAt.toISOString())).toEqual([end]);
});

test("for any purchases, no paid time is lost and no two packages overlap (3.6)", () => {
  const purchase = fc.record({
    bought: fc.record({ rank: fc.integer({ min: 1, max: 4 }), months: fc.constantFrom(1, 3, 12) }),
    daysLater: fc.integer({ min: 0, max: 40 }),
  });
  return fc.assert(
    fc.property(fc.array(purchase, { maxLength: 8 }), (purchases) => {
      let now = NOW;
      let present: Span[] = [];
      for (const { bought, daysLater } of purchases) {
        now = new Date(now.getTime() + daysLater * 86_400_000);
        const left = paidTime(present, now);
        const wanted = { ...bought, packageId: `package-${bought.rank}` };
        const { from, until } = schedule(present, wanted, now).runs;
        present = buy(present, wanted, now);
        expect(paidTime(present, now) - left).toBe(until.getTime() - from.getTime());
        expect(until >= addMonths(from, bought.months)).toBe(true);
        const ahead = present.filter(({ expiresAt }) => expiresAt > now).sort((a, b) => +a.startsAt - +b.startsAt);
        for (const [index, { expiresAt }] of ahead.entries()) {
          const next = ahead[index + 1];
          if (next) expect(next.startsAt).toEqual(expiresAt);
        }
      }
    }),
  );
});

/** The remaining paid time, in milliseconds. */
function paidTime(present: readonly Span[], now: Date): number {
  return present.reduce((sum, span) => {
    const from = Math.max(span.startsAt.getTime(), now.getTime());
    return sum + Math.max(0, span.expiresAt.getTime() - from);
  }, 0);
}
