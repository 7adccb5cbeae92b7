import type { ReactNode } from "react";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { useOnDemand } from "#src/ui/lazy/use-on-demand.ts";

const passwordDialog = lazyView(
  async () => (await import("./ChangePasswordDialog.tsx")).ChangePasswordDialog,
  ["account"],
);

/** Opens the change-password dialog (2.33): call `open`, and render `dialog`. */
export function usePasswordDialog(): { open: () => void; dialog: ReactNode } {
  const { isShown, show, hide } = useOnDemand(passwordDialog);
  const dialog = isShown && <passwordDialog.View onClose={hide} />;
  return { open: show, dialog };
}
