import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { IS_WHOLE, inSweeps } from "#model-tests/browser/extent.ts";
import { test } from "#model-tests/browser/journey.ts";
import { outOfSight } from "#model-tests/browser/out-of-sight.ts";
import { setTextSize } from "#model-tests/browser/text-size.ts";
import { test as stillTest } from "#model-tests/gallery/every-screen.ts";
import { settles } from "#model-tests/gallery/picture.ts";
import { MOMENT, TIME_ZONE } from "#model-tests/gallery/still-service.ts";
import { reach } from "#model-tests/situations/reach.ts";

const LISTS = ["/order/list", "/bill/list", "/transaction/list", "/callback/list", "/app/list"];
/** CSS pixels. */
const WIDEST = 1440;
const WIDTHS = [320, 360, 768, 1024, WIDEST];
/** 100, 125 and 200 % of what browsers begin with, in CSS pixels. */
const TEXT_SIZES = [16, 20, 32];
/** Where a screen breaks first: what the service is played to say is looked at there. */
const CORNERS = [
  { width: 320, size: 16 },
  { width: 320, size: 32 },
  { width: 1024, size: 20 },
];
const HEIGHT = 900;
/** How much of what is in sight may move by itself, as browsers measure it (CLS). */
const MOST_SHIFT = 0.02;

test.for(IS_WHOLE ? ALL_LANGUAGES : (["th-TH"] as const))(
  "%s: at every width and with larger text, no amount is cut and no action is out of sight (2.26, 9.6)",
  { timeout: 600_000 },
  async (locale, { comeIn, service }) => {
    const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
    const person = await comeIn({ signedInAs: demo, locale });
    const { page } = person;
    const columns = () => page.getByRole("columnheader").allInnerTexts();
    for (const path of LISTS) {
      await page.setViewportSize({ width: WIDEST, height: HEIGHT });
      await person.goTo(path);
      await person.sees("list", "shown");
      const atFirst = await columns();
      expect(atFirst.length).toBeGreaterThan(3);
      for (const { width, size } of everySize()) {
        await show(page, { width, size });
        const where = `${path} at ${width} px, text ${size} px`;
        await expect.poll(() => page.evaluate(outOfSight), { message: where }).toEqual([]);
      }
      await show(page, { width: WIDEST, size: 16 });
      // What a list shows does not depend on how wide it has been.
      await expect.poll(columns).toEqual(atFirst);
    }
  },
);

test("a list that comes, turns its page and opens a record moves nothing by itself (2.26, 9.6)", async ({
  comeIn,
  service,
}) => {
  const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
  for (const width of [WIDEST, 360]) {
    const person = await comeIn({ signedInAs: demo, viewport: { width, height: HEIGHT } });
    for (const path of ["/order/list", "/transaction/list?page=2", "/bill/list?open=BILL100000"]) {
      await person.goTo(path);
      await person.sees("list", "shown");
      await settles(person.page);
      expect(await person.page.evaluate(shifted), `${path} at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  }
});

inSweeps(stillTest).for(ALL_LANGUAGES)(
  "%s: on every screen, at every width and text size, nothing is cut, out of sight or too wide (2.26, 9.6)",
  { timeout: 1_800_000 },
  async (locale, { comeIn, still }) => {
    const options = { locale, timeZone: TIME_ZONE } as const;
    const as = {
      visitor: () => ({}),
      newcomer: () => ({ signedInAs: still.newcomer }),
      merchant: () => ({ signedInAs: still.demo }),
      mocked: still.mocked,
    };
    const found: string[] = [];
    for (const screen of EVERY_SCREEN) {
      const person = await comeIn({ ...options, ...(await as[screen.who]()) });
      const { page } = person;
      await person.context.clock.setFixedTime(MOMENT);
      await show(page, { width: screen.width ?? WIDEST, size: 16 });
      await reach(person, screen, () => person.goTo(screen.path(still.order)));
      for (const { width, size } of screen.plays ? CORNERS : everySize()) {
        await show(page, { width, size });
        await settles(page, screen.isUnderWay);
        const missed = await page.evaluate(outOfSight);
        found.push(...missed.map((line) => `${screen.name}, ${width} px, text ${size} px: ${line}`));
      }
      await person.leave();
    }
    expect(found).toEqual([]);
  },
);

type Size = { width: number; size: number };

function everySize(): Size[] {
  return WIDTHS.flatMap((width) => TEXT_SIZES.map((size) => ({ width, size })));
}

async function show(page: Page, { width, size }: Size): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await setTextSize(page, size);
}

/** Runs in the page: how much of it has moved by itself since it was loaded (CLS). */
async function shifted(): Promise<number> {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += Number(Reflect.get(entry, "value"));
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  for (let frame = 0; frame < 3; frame++) await new Promise((painted) => requestAnimationFrame(painted));
  add(observer.takeRecords());
  return sum;
}
