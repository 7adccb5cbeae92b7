import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import type { PaletteDialogProps } from "./PaletteDialog.tsx";

/** The command palette, fetched when somebody wants it. */
export const lazyPalette = lazyView<PaletteDialogProps>(
  async () => (await import("./PaletteDialog.tsx")).PaletteDialog,
  ["palette"],
);

/** The keyboard map, fetched when somebody wants it. */
export const lazyKeyboardMap = lazyView<{ onClose: () => void }>(
  async () => (await import("#src/shell/keyboard/KeyboardMap.tsx")).KeyboardMap,
  ["palette"],
);
