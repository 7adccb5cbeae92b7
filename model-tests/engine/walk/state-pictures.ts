import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright-core";
import { picturePath } from "#model-tests/engine/report/screens.ts";

/** As wide as the page of the report shows it on a screen of two pixels to one, and as good as words need to be read. */
const LOOK = { width: 640, quality: 60 };

/** Pictures of a machine's states, as the walk comes to each for the first time. They are for people: nothing compares them. */
export class StatePictures {
  readonly #machine: string;
  readonly #folder: string;
  readonly #taken = new Set<string>();

  constructor(machine: string, folder: string) {
    this.#machine = machine;
    this.#folder = folder;
  }

  /** Takes one of the states that the page shows just then, where there is one of which there is none yet. */
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
