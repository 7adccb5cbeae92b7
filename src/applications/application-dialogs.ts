import type { DialogProps } from "#src/ui/dialog/address-dialog.ts";

/**
 * The dialogs of the applications: the record of one, adding one, and what stands behind the gate: editing the one that
 * is named, its credentials, a new AppSecret for it, and the end of the old one (2.27, 4.5); and a rehearsal of a payment to it.
 */
export const APPLICATION_DIALOGS = ["open", "edit", "credentials", "rotate", "endOld", "rehearse", "add"] as const;

export type ApplicationDialog = (typeof APPLICATION_DIALOGS)[number];
export type ApplicationDialogProps = DialogProps<ApplicationDialog>;
