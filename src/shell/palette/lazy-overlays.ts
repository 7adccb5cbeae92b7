import { lazyView } from "#src/app/lazy-view.ts";
import type { CommandDialogs } from "./use-entries.ts";

/** The command palette, fetched when somebody wants it. */
export const lazyPalette = lazyView<CommandDialogs & { onClose: (then: (() => void) | null) => void }>(
  async () => (await import("./PaletteDialog.tsx")).PaletteDialog,
  ["palette"],
);

/** The keyboard map, fetched when somebody wants it. */
export const lazyKeyboardMap = lazyView<{ onClose: () => void }>(
  async () => (await import("../keyboard/KeyboardMap.tsx")).KeyboardMap,
  ["palette"],
);
