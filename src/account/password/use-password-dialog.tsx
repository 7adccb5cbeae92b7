import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { tell } from "../../shell/toasts/toaster.ts";
import { lazyPasswordDialog } from "./lazy-password-dialog.ts";

/** Lets a button open the change-password dialog (2.33): call `open`, and render `dialog` somewhere. */
export function usePasswordDialog(): { open: () => void; dialog: ReactNode } {
  const { t } = useTranslation("shell");
  const [shown, setShown] = useState(false);
  const open = () => {
    lazyPasswordDialog.preload().then(
      () => setShown(true),
      () => tell({ tone: "danger", text: t("error.brokenAdvice") }),
    );
  };
  const dialog = shown && (
    <Suspense>
      <lazyPasswordDialog.View onClose={() => setShown(false)} />
    </Suspense>
  );
  return { open, dialog };
}
