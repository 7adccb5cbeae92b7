import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { devToolsOf } from "#model-tests/browser/chromium.ts";
import { crampedScrollAreas, unmarkedSelections } from "#model-tests/browser/forced-colors.ts";
import { layoutDefects } from "#model-tests/browser/layout-defects.ts";
import { openScreen } from "#model-tests/situations/open-screen.ts";
import type { Screen } from "#model-tests/situations/screen.ts";
import { isPointed, test } from "./every-screen.ts";
import { waitUntilStable } from "./picture.ts";
import { MOMENT, TIME_ZONE } from "./still-service.ts";

/** CSS pixels. */
export const WIDEST = 1440;
export const HEIGHT = 900;
const WIDTHS = [320, 360, 768, 1024, WIDEST];
/** 100, 125 and 150 % of the default font size, in CSS pixels. */
const TEXT_SIZES = [16, 20, 24];

type Size = { width: number; size: number };

const EVERY_SIZE: readonly Size[] = WIDTHS.flatMap((width) => TEXT_SIZES.map((size) => ({ width, size })));

/** The sizes at which layouts break first; mocked situations are opened at these only. */
const CORNERS: readonly Size[] = [
  { width: 320, size: 16 },
  { width: 320, size: 24 },
  { width: 1024, size: 20 },
];

/** An open list of languages may close with another choice. */
const isResizable = (screen: Screen) => !isPointed(screen) && !screen.changesLanguage;

const LETTERS: Readonly<Record<Language, string>> = {
  "en-US": "a",
  "zh-TW": "體",
  "zh-CN": "体",
  "ja-JP": "あ",
  "ko-KR": "한",
  "th-TH": "ก",
};

/** Runs in the page: whether a letter looks different from one that no font has. */
function isDrawn(letter: string): boolean {
  const draw = (text: string) => {
    const canvas = document.createElement("canvas");
    canvas.getContext("2d")?.fillText(text, 10, 20);
    return canvas.toDataURL();
  };
  return draw(letter) !== draw("\u{10FFFF}");
}

/** A laptop's window at 400 % zoom: a few lines high. */
const LOW = { width: 640, height: 320 };

/** Shows a page at a width and with a font size of the browser; one in the page would not move breakpoints in rem. */
export async function showAt(page: Page, { width, size }: Size): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const devTools = await devToolsOf(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: size } });
}

/**
 * Declares a test for every screen in a language: it is loaded once and resized to every size, then shown with forced
 * colours and in a very low window.
 */
export function checkEverySize(locale: Language): void {
  // Without one, widths are not those that people see.
  test("this machine has a font of the language", async ({ openConsole }) => {
    const { page } = await openConsole({ locale });
    expect(await page.evaluate(isDrawn, LETTERS[locale]), "see docs/commands.md").toBe(true);
  });

  test.for(EVERY_SCREEN.filter(isResizable))(
    "$name: at every width and text size, nothing is cut, out of sight or too wide (2.26, 9.6)",
    async (screen, { openConsole, still }) => {
      const person = await openConsole({ locale, timeZone: TIME_ZONE, ...(await still.as(screen.who)) });
      const { page } = person;
      await person.context.clock.setFixedTime(MOMENT);
      await page.setViewportSize({ width: screen.width ?? WIDEST, height: HEIGHT });
      await openScreen(person, screen, () => person.goto(screen.path(still.order)));
      // Chromium resizes no window in full screen.
      await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
      const found: string[] = [];
      for (const { width, size } of screen.mocks ? CORNERS : EVERY_SIZE) {
        await showAt(page, { width, size });
        await waitUntilStable(page, screen.isLoading);
        found.push(...(await page.evaluate(layoutDefects)).map((line) => `${width} px, text ${size} px: ${line}`));
      }
      await showAt(page, { width: LOW.width, size: 16 });
      await page.emulateMedia({ forcedColors: "active" });
      await waitUntilStable(page, screen.isLoading);
      found.push(...(await page.evaluate(unmarkedSelections)).map((line) => `forced colours: ${line}`));
      await page.setViewportSize(LOW);
      await waitUntilStable(page, screen.isLoading);
      found.push(...(await page.evaluate(crampedScrollAreas)).map((line) => `${LOW.height} px high: ${line}`));
      expect(found).toEqual([]);
    },
  );
}
