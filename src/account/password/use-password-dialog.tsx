import { type ReactNode, Suspense } from "react";
import { useOnDemand } from "#src/ui/lazy/use-on-demand.ts";
import { lazyPasswordDialog } from "./lazy-password-dialog.ts";

/** Lets a button open the change-password dialog (2.33): call `open`, and render `dialog` somewhere. */
export function usePasswordDialog(): { open: () => void; dialog: ReactNode } {
  const { isShown, show, hide } = useOnDemand(lazyPasswordDialog);
  const dialog = isShown && (
    <Suspense>
      <lazyPasswordDialog.View onClose={hide} />
    </Suspense>
  );
  return { open: show, dialog };
}
