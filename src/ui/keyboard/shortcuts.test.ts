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

test.each([
  ["Ctrl+K", "openPalette", press("k", { ctrlKey: true }), false, true],
  ["⌘K elsewhere than on Apple devices", "openPalette", press("k", { metaKey: true }), false, false],
  ["⌘K on Apple devices", "openPalette", press("k", { metaKey: true }), true, true],
  ["Ctrl+K on Apple devices", "openPalette", press("k", { ctrlKey: true }), true, false],
  ["Ctrl+Shift+K", "openPalette", press("K", { ctrlKey: true, shiftKey: true }), false, false],
  ["K alone", "openPalette", press("k"), false, false],
  ["K's position without Latin letters", "openPalette", press("า", { code: "KeyK", ctrlKey: true }), false, true],
  ["K's position with another letter", "openPalette", press("j", { code: "KeyK", ctrlKey: true }), false, false],
  ["a symbol with Shift", "openKeyboardMap", press("?", { shiftKey: true }), false, true],
  ["another symbol with Shift", "openPalette", press("/", { shiftKey: true }), false, true],
  ["a symbol with Ctrl", "openPalette", press("/", { ctrlKey: true }), false, false],
  ["a symbol with Alt", "openPalette", press("/", { altKey: true }), false, false],
  ["Enter of an input method", "chooseRow", press("Enter", { isComposing: true }), false, false],
  ["Enter", "chooseRow", press("Enter"), false, true],
] as const)("shortcuts: %s: %s", (_, shortcut, event, isApple, isMeant) => {
  expect(isPressed(shortcut, event, isApple)).toBe(isMeant);
});
