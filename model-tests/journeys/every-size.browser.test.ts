import { expect } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { inSweeps } from "#model-tests/browser/extent.ts";
import { outOfSight } from "#model-tests/browser/out-of-sight.ts";
import { setTextSize } from "#model-tests/browser/text-size.ts";
import { test } from "#model-tests/gallery/every-screen.ts";
import { MOMENT, TIME_ZONE } from "#model-tests/gallery/still-service.ts";
import { settles } from "#model-tests/gallery/picture.ts";

/** CSS pixels. */
const WIDTHS = [1440, 1024, 768, 360, 320];
/** 100, 125 and 200 % of what browsers begin with, in CSS pixels. */
const TEXT_SIZES = [16, 20, 32];
const LONG = { timeout: 1_800_000 };
const sweep = inSweeps(test);

sweep.for(ALL_LANGUAGES)(
  "%s: on every screen, at every width and text size, nothing is cut, out of sight or too wide (2.26, 9.6)",
  LONG,
  async (locale, { comeIn, still }) => {
    const options = { locale, timeZone: TIME_ZONE } as const;
    const people = {
      visitor: await comeIn(options),
      newcomer: await comeIn({ ...options, signedInAs: still.newcomer }),
      merchant: await comeIn({ ...options, signedInAs: still.demo }),
      mocked: await comeIn({ ...options, ...still.mocked }),
    };
    for (const { context } of Object.values(people)) await context.clock.setFixedTime(MOMENT);
    const found: string[] = [];
    for (const screen of EVERY_SCREEN) {
      const person = people[screen.who];
      const { page } = person;
      await setTextSize(page, 16);
      await page.setViewportSize({ width: screen.width ?? 1440, height: 900 });
      await person.goTo(screen.path(still.order));
      await screen.isThere(person);
      for (const width of WIDTHS) {
        for (const size of TEXT_SIZES) {
          await page.setViewportSize({ width, height: 900 });
          await setTextSize(page, size);
          await settles(page);
          const missed = await page.evaluate(outOfSight);
          found.push(...missed.map((line) => `${screen.name}, ${width} px, text ${size} px: ${line}`));
        }
      }
    }
    expect(found).toEqual([]);
  },
);
