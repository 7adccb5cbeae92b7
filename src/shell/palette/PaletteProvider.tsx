import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { usePasswordDialog } from "#src/account/password/use-password-dialog.tsx";
import { isField, useShortcuts } from "#src/shell/keyboard/use-shortcuts.ts";
import { isModalOpen } from "#src/ui/dialog/modal.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { useOnDemand } from "#src/ui/lazy/use-on-demand.ts";

const lazyPalette = lazyView(async () => (await import("./PaletteDialog.tsx")).PaletteDialog, ["palette"]);

const lazyKeyboardMap = lazyView(
  async () => (await import("#src/shell/keyboard/KeyboardMap.tsx")).KeyboardMap,
  ["palette"],
);

const PaletteContext = createContext({ openPalette: () => {}, preloadPalette: () => {} });

/** Opens or preloads the palette. */
export function usePalette() {
  return use(PaletteContext);
}

/**
 * The command palette and the keyboard map, with the shortcuts that open them. The chosen command runs once the palette is
 * closed and the focus is restored. The frame is passed as children, so that it does not render when one opens or closes.
 */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const palette = useOnDemand(lazyPalette);
  const keyboardMap = useOnDemand(lazyKeyboardMap);
  // Text typed while the palette loads goes into its field.
  const stopBuffering = useRef<(() => string) | null>(null);
  const pasted = useRef("");
  const isMiddleClick = useRef(false);
  const password = usePasswordDialog();

  const takeTypedText = () => {
    const typed = stopBuffering.current?.() ?? "";
    stopBuffering.current = null;
    return typed;
  };
  const takePastedText = () => {
    const text = pasted.current;
    pasted.current = "";
    return text;
  };
  const openPalette = () => {
    stopBuffering.current ??= bufferTypedText();
    lazyPalette.preload().catch(takeTypedText);
    palette.show();
  };
  useShortcuts({ openPalette, openKeyboardMap: keyboardMap.show });
  useEffect(() => {
    const onInput = (event: Event) => {
      isMiddleClick.current = event instanceof PointerEvent && event.button === 1;
    };
    for (const input of ["pointerdown", "keydown"]) addEventListener(input, onInput, true);
    return () => {
      for (const input of ["pointerdown", "keydown"]) removeEventListener(input, onInput, true);
    };
  }, []);
  // Text pasted outside a field is searched for. On Linux the middle button pastes as well, and means something else here.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain").trim() ?? "";
      if (event.defaultPrevented || isMiddleClick.current) return;
      if (text === "" || isField(event.target) || isModalOpen()) return;
      event.preventDefault();
      pasted.current = text;
      openPalette();
    };
    addEventListener("paste", onPaste);
    return () => removeEventListener("paste", onPaste);
  });
  // Stops buffering when the console is left while the palette loads.
  useEffect(() => () => void stopBuffering.current?.(), []);

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
 * Buffers text that is typed before its field has loaded, and keeps these keys from everything else. Input method
 * compositions and other keys are left alone.
 * @returns stops buffering and returns the text; call it when the field takes the focus.
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
