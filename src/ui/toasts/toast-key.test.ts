import { expect, test } from "vitest";
import { toastKey } from "./toast-key.ts";

/** A toaster that shows these toasts, the newest at their end. */
function toaster(...keys: string[]) {
  const shown = new Set(keys);
  return {
    getToasts: () => [...shown].reverse().map((key) => ({ key })),
    dismiss: (key: string) => void shown.delete(key),
    show: (key: string) => void shown.add(key),
    shown,
  };
}

test("how something came out is a toast of its own where newer ones stand above what was said before (8.5)", () => {
  const toasts = toaster();
  const loading = toastKey(toasts, "menu", "info");
  toasts.show(loading);
  toasts.show("another");
  const failed = toastKey(toasts, "menu", "danger");
  expect(failed).not.toBe(loading);
  expect([...toasts.shown]).toEqual(["another"]);
});

test("the newest toast is updated in place, and so is one repeated in the same tone", () => {
  const toasts = toaster();
  const begun = toastKey(toasts, "export", "info");
  toasts.show(begun);
  expect(toastKey(toasts, "export", "danger")).toBe(begun);
  toasts.show("another");
  expect(toastKey(toasts, "export", "danger")).toBe(begun);
  expect([...toasts.shown]).toEqual([begun, "another"]);
});
