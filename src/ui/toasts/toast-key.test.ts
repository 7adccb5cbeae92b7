import { expect, test } from "vitest";
import { toastKey } from "./toast-key.ts";

/** A fake toaster; the newest toast is last. */
function toaster(...keys: string[]) {
  const shown = new Set(keys);
  return {
    getToasts: () => [...shown].reverse().map((key) => ({ key })),
    dismiss: (key: string) => void shown.delete(key),
    show: (key: string) => void shown.add(key),
    shown,
  };
}

test("toasts: an outcome is a new toast when newer ones are above the old one (8.5)", () => {
  const toasts = toaster();
  const loading = toastKey(toasts, "menu", "info");
  toasts.show(loading);
  toasts.show("another");
  const failed = toastKey(toasts, "menu", "danger");
  expect(failed).not.toBe(loading);
  expect([...toasts.shown]).toEqual(["another"]);
});

test("toasts: the newest is updated in place, and so is one of the same tone", () => {
  const toasts = toaster();
  const begun = toastKey(toasts, "export", "info");
  toasts.show(begun);
  expect(toastKey(toasts, "export", "danger")).toBe(begun);
  toasts.show("another");
  expect(toastKey(toasts, "export", "danger")).toBe(begun);
  expect([...toasts.shown]).toEqual([begun, "another"]);
});
