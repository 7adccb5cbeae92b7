import type { LastShown } from "#src/ui/machine/last-shown.ts";

type Kept = { logic: unknown; of: string; shown: NonNullable<ReturnType<LastShown["recall"]>> };

/** How many things are remembered, the latest first. */
const MOST = 50;

/**
 * What screens showed last, in memory alone: it is gone with the page, and whoever changes who is signed in forgets it.
 * @param isSignedIn as long as nobody is, nothing is kept: an answer that comes after a sign-out is nobody's.
 */
export function createLastShown(isSignedIn: () => boolean): LastShown {
  let kept: readonly Kept[] = [];
  return {
    recall: (logic, of) => kept.find((one) => one.logic === logic && one.of === of)?.shown ?? null,
    keep: (logic, of, shown) => {
      const others = kept.filter((one) => one.logic !== logic || one.of !== of);
      kept = shown && isSignedIn() ? [{ logic, of, shown }, ...others].slice(0, MOST) : others;
    },
    forget: () => {
      kept = [];
    },
  };
}
