import type { Picture } from "#model-tests/engine/report/facts.ts";

/** Under which name the page holds a picture: each state of a walk has its own, a screen of the gallery may show several. */
export function pictureName({ isWalked, screen, state }: Picture): string {
  return isWalked ? `${screen}: ${state}` : screen;
}
