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

test("the palette opens with Ctrl+K, and on Apple's devices with ⌘K", () => {
  expect(isPressed("openPalette", press("k", { ctrlKey: true }), false)).toBe(true);
  expect(isPressed("openPalette", press("k", { metaKey: true }), false)).toBe(false);
  expect(isPressed("openPalette", press("k", { metaKey: true }), true)).toBe(true);
  expect(isPressed("openPalette", press("k", { ctrlKey: true }), true)).toBe(false);
  expect(isPressed("openPalette", press("K", { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(isPressed("openPalette", press("k"), false)).toBe(false);
});

test("a letter counts by its place where the layout has another one there", () => {
  expect(isPressed("openPalette", press("า", { code: "KeyK", ctrlKey: true }), false)).toBe(true);
  expect(isPressed("openPalette", press("j", { code: "KeyK", ctrlKey: true }), false)).toBe(false);
});

test("a sign counts whatever keys it takes, but not with Ctrl or Alt", () => {
  expect(isPressed("openKeyboardMap", press("?", { shiftKey: true }), false)).toBe(true);
  expect(isPressed("openPalette", press("/", { shiftKey: true }), false)).toBe(true);
  expect(isPressed("openPalette", press("/", { ctrlKey: true }), false)).toBe(false);
  expect(isPressed("openPalette", press("/", { altKey: true }), false)).toBe(false);
});

test("while a word is being composed, no key is a shortcut", () => {
  expect(isPressed("chooseRow", press("Enter", { isComposing: true }), false)).toBe(false);
  expect(isPressed("chooseRow", press("Enter"), false)).toBe(true);
});
