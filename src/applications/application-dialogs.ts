import type { DialogProps } from "#src/ui/dialog/address-dialog.ts";

/**
 * The dialogs of the applications: the record of one, adding one, and what stands behind the gate: editing the one that
 * is named, and its credentials (2.27, 4.5).
 */
export const APPLICATION_DIALOGS = ["open", "edit", "credentials", "add"] as const;

export type ApplicationDialogProps = DialogProps<(typeof APPLICATION_DIALOGS)[number]>;
