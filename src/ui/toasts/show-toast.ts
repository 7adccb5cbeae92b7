/** A short message that comes and goes. */
export type Toast = {
  tone: "info" | "success" | "danger";
  text: string;
  /** A toast takes the place of the one before it with the same id. */
  id?: string;
  /** In milliseconds; 4 s by default. */
  duration?: number;
};

/** Shows a toast. The code that draws it is fetched with the first one. */
export function showToast(toast: Toast): void {
  void import("./toaster.ts").then(({ drawToast }) => drawToast(toast));
}
