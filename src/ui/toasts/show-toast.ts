import type { Toast } from "./toaster.ts";

/** How long an error toast stays, in milliseconds (9.1). */
export const ERROR_TOAST_DURATION = 5_000;

let code: Promise<typeof import("./toaster.ts")> | undefined;

/**
 * The code that draws toasts. Asked for once until it fails: two imports of a file that is on its way may end in another
 * order than they began, and so would their toasts.
 */
export const toaster = {
  preload: () => {
    code ??= import("./toaster.ts").catch((error: unknown) => {
      code = undefined;
      throw error;
    });
    return code;
  },
};

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
