import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePasswordDialog } from "#src/account/password/use-password-dialog.tsx";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { tell } from "../toasts/toaster.ts";
import { lazyKeyboardMap, lazyPalette } from "./lazy-overlays.ts";

const OVERLAYS = { palette: lazyPalette, keyboardMap: lazyKeyboardMap };
type Overlay = keyof typeof OVERLAYS;

/**
 * The command palette and the keyboard map, with the shortcuts that open them. Render `overlays` somewhere in the
 * frame; what the palette was told to do is done once it is gone and the focus is back where it was.
 */
export function useOverlays(): { openPalette: () => void; preloadPalette: () => void; overlays: ReactNode } {
  const { t } = useTranslation("shell");
  const [shown, setShown] = useState<Overlay | null>(null);
  const [afterwards, setAfterwards] = useState<(() => void) | null>(null);
  const password = usePasswordDialog();

  const open = (overlay: Overlay) => {
    OVERLAYS[overlay].preload().then(
      () => setShown(overlay),
      () => tell({ tone: "danger", text: t("error.brokenAdvice") }),
    );
  };
  useShortcuts({ openPalette: () => open("palette"), openKeyboardMap: () => open("keyboardMap") });
  useEffect(() => {
    if (!afterwards) return;
    setAfterwards(null);
    afterwards();
  }, [afterwards]);

  const overlays = (
    <>
      <Suspense>
        {shown === "palette" && (
          <lazyPalette.View
            onClose={(then) => {
              setShown(null);
              setAfterwards(() => then);
            }}
            onPassword={password.open}
            onKeyboardMap={() => open("keyboardMap")}
          />
        )}
        {shown === "keyboardMap" && <lazyKeyboardMap.View onClose={() => setShown(null)} />}
      </Suspense>
      {password.dialog}
    </>
  );
  return { openPalette: () => open("palette"), preloadPalette: () => void lazyPalette.preload(), overlays };
}
