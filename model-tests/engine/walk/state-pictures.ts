import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright-core";
import { picturePath } from "#model-tests/engine/report/pictures.ts";

/** The report's display width in physical pixels at a pixel ratio of 2; this quality keeps text readable. */
const LOOK = { width: 640, quality: 60 };

/** Screenshots of a machine's states, each taken at its first visit. They are for people and are not compared. */
export class StatePictures {
  readonly #machine: string;
  readonly #folder: string;
  readonly #taken = new Set<string>();

  constructor(machine: string, folder: string) {
    this.#machine = machine;
    this.#folder = folder;
  }

  /** Takes a screenshot for one of the page's current states that has none yet. */
  async take(states: readonly string[], page: Page): Promise<void> {
    const wanted = states.filter((state) => !this.#taken.has(state));
    if (wanted.length === 0) return;
    const { default: sharp } = await import("sharp");
    const whole = await page.screenshot({ animations: "disabled" });
    const small = sharp(whole).resize({ width: LOOK.width }).webp({ quality: LOOK.quality });
    for (const state of wanted) {
      const path = picturePath(this.#machine, state, this.#folder);
      mkdirSync(dirname(path), { recursive: true });
      await small.toFile(path);
      this.#taken.add(state);
    }
  }
}
