import type { Picture } from "#model-tests/engine/report/facts.ts";

/**
 * The key of a picture in the page data: one per state for a walk, while a gallery screenshot may show several states.
 */
export function pictureName({ isWalked, screen, state }: Picture): string {
  return isWalked ? `${screen}: ${state}` : screen;
}
