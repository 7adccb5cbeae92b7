import type { DialogProps } from "#src/ui/dialog/address-dialog.ts";

/**
 * The dialogs of the applications: add, rehearsal of a payment, and behind the gate: edit, credentials, rotation of the AppSecret, and end
 * of the old one (2.27, 4.5).
 */
export const APPLICATION_DIALOGS = ["edit", "credentials", "rotate", "endOld", "rehearse", "add"] as const;

export type ApplicationDialog = (typeof APPLICATION_DIALOGS)[number];
export type ApplicationDialogProps = DialogProps<ApplicationDialog>;
