import { expect, test } from "vitest";
import { isPressed } from "./shortcuts.ts";

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test("shortcuts: the palette opens with Ctrl+K, on Apple devices with ⌘K", () => {
  expect(isPressed("openPalette", press("k", { ctrlKey: true }), false)).toBe(true);
  expect(isPressed("openPalette", press("k", { metaKey: true }), false)).toBe(false);
  expect(isPressed("openPalette", press("k", { metaKey: true }), true)).toBe(true);
  expect(isPressed("openPalette", press("k", { ctrlKey: true }), true)).toBe(false);
  expect(isPressed("openPalette", press("K", { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(isPressed("openPalette", press("k"), false)).toBe(false);
});

test("shortcuts: on a layout without Latin letters, the key's position counts", () => {
  expect(isPressed("openPalette", press("า", { code: "KeyK", ctrlKey: true }), false)).toBe(true);
  expect(isPressed("openPalette", press("j", { code: "KeyK", ctrlKey: true }), false)).toBe(false);
});

test("shortcuts: a symbol counts with or without Shift, but not with Ctrl or Alt", () => {
  expect(isPressed("openKeyboardMap", press("?", { shiftKey: true }), false)).toBe(true);
  expect(isPressed("openPalette", press("/", { shiftKey: true }), false)).toBe(true);
  expect(isPressed("openPalette", press("/", { ctrlKey: true }), false)).toBe(false);
  expect(isPressed("openPalette", press("/", { altKey: true }), false)).toBe(false);
});

test("shortcuts: none while an input method composes", () => {
  expect(isPressed("chooseRow", press("Enter", { isComposing: true }), false)).toBe(false);
  expect(isPressed("chooseRow", press("Enter"), false)).toBe(true);
});
