import type { Toast } from "./toaster.ts";

/** The code that draws toasts. */
export const toaster = { preload: () => import("./toaster.ts") };

/**
 * Shows a toast. Its code is fetched with the first one, if it has not come before. Where it cannot be had, that is told by
 * what tells of a lost connection and of a missing part (8.4).
 */
export function showToast(toast: Toast): void {
  toaster.preload().then(
    ({ drawToast }) => drawToast(toast),
    () => undefined,
  );
}
