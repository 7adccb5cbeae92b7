import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { usePasswordDialog } from "#src/account/password/use-password-dialog.tsx";
import { isField, useShortcuts } from "#src/shell/keyboard/use-shortcuts.ts";
import { isModalOpen } from "#src/ui/dialog/modal.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { useOnDemand } from "#src/ui/lazy/use-on-demand.ts";
import type { PaletteDialogProps } from "./PaletteDialog.tsx";

const lazyPalette = lazyView<PaletteDialogProps>(
  async () => (await import("./PaletteDialog.tsx")).PaletteDialog,
  ["palette"],
);

const lazyKeyboardMap = lazyView<{ onClose: () => void }>(
  async () => (await import("#src/shell/keyboard/KeyboardMap.tsx")).KeyboardMap,
  ["palette"],
);

/** What opens the palette, and what fetches it before somebody does. */
const PaletteContext = createContext({ openPalette: () => {}, preloadPalette: () => {} });

/** For a button that opens the palette. */
export function usePalette() {
  return use(PaletteContext);
}

/**
 * The command palette and the keyboard map above the frame, with the shortcuts that open them. The chosen
 * command runs once the palette is closed and the focus is back. The frame is given as children: it is not rendered
 * whenever one of them opens or closes.
 */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const palette = useOnDemand(lazyPalette);
  const keyboardMap = useOnDemand(lazyKeyboardMap);
  // While the palette is on its way, what is typed belongs to its field.
  const typedAhead = useRef<(() => string) | null>(null);
  const pasted = useRef("");
  const password = usePasswordDialog();

  const takeTypedText = () => {
    const typed = typedAhead.current?.() ?? "";
    typedAhead.current = null;
    return typed;
  };
  const takePastedText = () => {
    const text = pasted.current;
    pasted.current = "";
    return text;
  };
  const openPalette = () => {
    typedAhead.current ??= bufferTypedText();
    lazyPalette.preload().catch(takeTypedText);
    palette.show();
  };
  useShortcuts({ openPalette, openKeyboardMap: keyboardMap.show });
  // What is pasted outside a field is looked for.
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain").trim() ?? "";
    if (event.defaultPrevented || text === "" || isField(event.target) || isModalOpen()) return;
    event.preventDefault();
    pasted.current = text;
    openPalette();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    addEventListener("paste", listen);
    return () => removeEventListener("paste", listen);
  }, []);
  // A merchant who has left the console by now is typing elsewhere.
  useEffect(() => () => void typedAhead.current?.(), []);

  return (
    <PaletteContext value={{ openPalette, preloadPalette: () => prefetchView(lazyPalette) }}>
      {children}
      {palette.isShown && (
        <lazyPalette.View
          takeTypedText={takeTypedText}
          takePastedText={takePastedText}
          onClose={palette.hide}
          onChosen={(run) => {
            flushSync(palette.hide);
            run();
          }}
          onPassword={password.open}
          onKeyboardMap={keyboardMap.show}
        />
      )}
      {keyboardMap.isShown && <lazyKeyboardMap.View onClose={keyboardMap.hide} />}
      {password.dialog}
    </PaletteContext>
  );
}

/**
 * Keeps what somebody types at once into a field that is still on its way, and lets nothing else have it. What is
 * composed with an input method, and keys that are no letters or signs, go where they always go.
 * @returns ends it, and gives what was typed; to be called in the moment in which the field takes the focus.
 */
function bufferTypedText(): () => string {
  let typed = "";
  const keep = (event: KeyboardEvent) => {
    const { key } = event;
    const isText = [...key].length === 1 || key === "Backspace";
    if (!isText || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    typed = key === "Backspace" ? typed.slice(0, -1) : typed + key;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", keep, { capture: true });
  return () => {
    removeEventListener("keydown", keep, { capture: true });
    return typed;
  };
}
