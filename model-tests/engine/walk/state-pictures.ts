import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright-core";
import { picturePath } from "#model-tests/engine/report/pictures.ts";

/** The report's display width in physical pixels at a pixel ratio of 2; this quality keeps text readable. */
const LOOK = { width: 640, quality: 60 };

/**
 * Takes screenshots of a machine's states, each at its first visit. They are for people and are not compared.
 * @returns a function that takes one for each of the page's current states that has none yet
 */
export function statePictures(machine: string, folder: string) {
  const taken = new Set<string>();
  return async (states: readonly string[], page: Page): Promise<void> => {
    const wanted = states.filter((state) => !taken.has(state));
    if (wanted.length === 0) return;
    const { default: sharp } = await import("sharp");
    const whole = await page.screenshot({ animations: "disabled" });
    const small = sharp(whole).resize({ width: LOOK.width }).webp({ quality: LOOK.quality });
    for (const state of wanted) {
      const path = picturePath(machine, state, folder);
      mkdirSync(dirname(path), { recursive: true });
      await small.toFile(path);
      taken.add(state);
    }
  };
}
