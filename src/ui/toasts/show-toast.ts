import { fetchOnce } from "#src/ui/lazy/fetch-once.ts";
import type { Toast } from "./toaster.tsx";

/** How long an error toast stays, in milliseconds (9.1). */
export const ERROR_TOAST_DURATION = 5_000;

/** Loaded once: two pending imports may resolve out of order, and so would their toasts. */
export const toaster = { preload: fetchOnce(() => import("./toaster.tsx")) };

/** Shows a toast. Its code is loaded with the first one; a failure is ignored, since the lost connection is shown (8.4). */
export function showToast(toast: Toast): void {
  toaster.preload().then(
    ({ drawToast }) => drawToast(toast),
    () => undefined,
  );
}
