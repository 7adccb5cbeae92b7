import type { Toast } from "./toaster.ts";

/** Shows a toast. The code that draws it is fetched with the first one. */
export function showToast(toast: Toast): void {
  void import("./toaster.ts").then(({ drawToast }) => drawToast(toast));
}
