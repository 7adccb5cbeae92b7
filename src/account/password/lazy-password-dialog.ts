import { lazyView } from "#src/ui/lazy/lazy-view.ts";

/** The change-password dialog, fetched when somebody wants it. */
export const lazyPasswordDialog = lazyView<{ onClose: () => void }>(
  async () => (await import("./ChangePasswordDialog.tsx")).ChangePasswordDialog,
  ["account"],
);
