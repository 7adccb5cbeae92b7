import { expect, test } from "vitest";
import { toastKey } from "./toast-key.ts";

/** A toaster that shows these toasts. */
function toaster(...keys: string[]) {
  const shown = new Set(keys);
  return {
    getToasts: () => [...shown].map((key) => ({ key })),
    dismiss: (key: string) => void shown.delete(key),
    show: (key: string) => void shown.add(key),
    shown,
  };
}

test("how something came out is a toast of its own, in the place of what was said before (8.5)", () => {
  const toasts = toaster("another");
  const loading = toastKey(toasts, "menu", "info");
  toasts.show(loading);
  const failed = toastKey(toasts, "menu", "danger");
  expect(failed).not.toBe(loading);
  expect([...toasts.shown]).toEqual(["another"]);
  toasts.show(failed);
  const again = toastKey(toasts, "menu", "info");
  expect([loading, failed]).not.toContain(again);
  expect([...toasts.shown]).toEqual(["another"]);
});

test("what is told anew in the same tone, or is not shown yet, keeps its toast", () => {
  const toasts = toaster();
  const begun = toastKey(toasts, "export", "info");
  expect(toastKey(toasts, "export", "danger")).toBe(begun);
  toasts.show(begun);
  expect(toastKey(toasts, "export", "danger")).toBe(begun);
  expect([...toasts.shown]).toEqual([begun]);
});
