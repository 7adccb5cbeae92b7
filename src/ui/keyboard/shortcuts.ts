/**
 * Every keyboard shortcut of the console; the listeners and the keyboard map use this table.
 */

/** A `KeyboardEvent.key` with its modifiers; `mod` is ⌘ on Apple devices, else Ctrl. */
export type Stroke = { key: string; with?: readonly ("mod" | "alt" | "shift")[] };

/** Where a shortcut works. */
export type ShortcutScope = "anywhere" | "palette" | "sheet" | "tabs";

export const SHORTCUTS = {
  openPalette: { scope: "anywhere", strokes: [{ key: "k", with: ["mod"] }, { key: "/" }] },
  openKeyboardMap: { scope: "anywhere", strokes: [{ key: "?" }] },
  /** The browser's own shortcut: text pasted outside a field is searched for. */
  lookUpPasted: { scope: "anywhere", strokes: [{ key: "v", with: ["mod"] }] },
  nextRow: { scope: "palette", strokes: [{ key: "ArrowDown" }] },
  previousRow: { scope: "palette", strokes: [{ key: "ArrowUp" }] },
  chooseRow: { scope: "palette", strokes: [{ key: "Enter" }] },
  moveCell: {
    scope: "sheet",
    strokes: [{ key: "ArrowUp" }, { key: "ArrowDown" }, { key: "ArrowLeft" }, { key: "ArrowRight" }],
  },
  selectCells: {
    scope: "sheet",
    strokes: [
      { key: "ArrowUp", with: ["shift"] },
      { key: "ArrowDown", with: ["shift"] },
      { key: "ArrowLeft", with: ["shift"] },
      { key: "ArrowRight", with: ["shift"] },
    ],
  },
  copyCells: { scope: "sheet", strokes: [{ key: "c", with: ["mod"] }] },
  nextTab: { scope: "tabs", strokes: [{ key: "ArrowRight" }] },
  previousTab: { scope: "tabs", strokes: [{ key: "ArrowLeft" }] },
  closeTab: { scope: "tabs", strokes: [{ key: "Delete" }] },
  moveTabLeft: { scope: "tabs", strokes: [{ key: "ArrowLeft", with: ["alt", "shift"] }] },
  moveTabRight: { scope: "tabs", strokes: [{ key: "ArrowRight", with: ["alt", "shift"] }] },
  /** The browser's own shortcut for a context menu. */
  openTabMenu: { scope: "tabs", strokes: [{ key: "F10", with: ["shift"] }] },
} as const satisfies Record<string, { scope: ShortcutScope; strokes: readonly Stroke[] }>;

export type Shortcut = keyof typeof SHORTCUTS;

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & {
  isComposing?: boolean;
};

/** Whether a key press is that shortcut; never while an input method composes. */
export function isPressed(shortcut: Shortcut, press: Press, onApple = isApple()): boolean {
  const strokes: readonly Stroke[] = SHORTCUTS[shortcut].strokes;
  return !press.isComposing && strokes.some((stroke) => matchesStroke(stroke, press, onApple));
}

function matchesStroke({ key, with: held = [] }: Stroke, press: Press, onApple: boolean) {
  const mod = onApple ? press.metaKey : press.ctrlKey;
  const other = onApple ? press.ctrlKey : press.metaKey;
  if (mod !== held.includes("mod") || other || press.altKey !== held.includes("alt")) return false;
  // Whether a symbol such as ? needs Shift depends on the layout.
  if (!isSymbol(key) && press.shiftKey !== held.includes("shift")) return false;
  return key.toLowerCase() === keyOf(press).toLowerCase();
}

/** The key's Latin letter on layouts without Latin letters, such as Thai. */
function keyOf({ key, code }: Press) {
  return key.length === 1 && key > "\u007f" && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
}

/** Whether a key is a single symbol; these shortcuts can be switched off, since symbols are also typed. */
export function isSymbol(key: string): boolean {
  return /^[^\p{L}\p{N}]$/u.test(key);
}

export function isApple(): boolean {
  return typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
