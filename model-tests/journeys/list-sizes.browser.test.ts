import { expect } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { IS_WHOLE } from "#model-tests/browser/extent.ts";
import { test } from "#model-tests/browser/journey.ts";

const LISTS = ["/order/list", "/bill/list", "/transaction/list", "/callback/list", "/app/list"];
/** CSS pixels. */
const WIDEST = 1440;
const WIDTHS = [320, 768, 1024, WIDEST];
/** What the browser's own setting for text says, in CSS pixels: its default, "Large", and twice the default. */
const TEXT_SIZES = [16, 20, 32];

test.for(IS_WHOLE ? ALL_LANGUAGES : (["th-TH"] as const))(
  "%s: at every width and with larger text, no amount is cut and no action is out of sight (2.26, 9.6)",
  { timeout: 600_000 },
  async (locale, { comeIn, service }) => {
    const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
    const person = await comeIn({ signedInAs: demo, locale });
    const columns = () => person.page.getByRole("columnheader").allInnerTexts();
    for (const path of LISTS) {
      await person.page.setViewportSize({ width: WIDEST, height: 900 });
      await person.goTo(path);
      await person.sees("list", "shown");
      const atFirst = await columns();
      expect(atFirst.length).toBeGreaterThan(3);
      for (const width of WIDTHS) {
        await person.page.setViewportSize({ width, height: 900 });
        for (const textSize of TEXT_SIZES) {
          await person.page.evaluate((size) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`:root { font-size: ${size}px }`);
            document.adoptedStyleSheets = [sheet];
          }, textSize);
          const where = `${path} at ${width} px, text ${textSize} px`;
          await expect.poll(() => person.page.evaluate(outOfSight), { message: where }).toEqual([]);
        }
        await person.page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
      }
      // The last width is the first: what a list shows does not depend on how wide it has been.
      await expect.poll(columns).toEqual(atFirst);
    }
  },
);

/** Runs in the page: the amounts that are cut, and the actions of rows that stand outside of what holds the rows. */
function outOfSight() {
  const list = document.querySelector('[data-machine="list"]');
  const frame = list?.getBoundingClientRect();
  if (!list || !frame) return ["no list"];
  const cut = [...list.querySelectorAll(".figures, time")].filter((amount) => {
    const holder = amount.closest("td, li");
    return holder && amount.getBoundingClientRect().right > holder.getBoundingClientRect().right + 1;
  });
  const hidden = [...list.querySelectorAll("td button, li button")].filter((button) => {
    const { left, right, width } = button.getBoundingClientRect();
    return width === 0 || left < frame.left - 1 || right > frame.right + 1;
  });
  return [...cut, ...hidden].map(({ textContent }) => textContent);
}
