import type { DialogProps } from "#src/ui/dialog/address-dialog.ts";

/** `add` adds an application; `edit` and `credentials` stand behind the gate, and are about the one that is named (2.27, 4.5). */
export const APPLICATION_DIALOGS = ["edit", "credentials", "add"] as const;

export type ApplicationDialogProps = DialogProps<(typeof APPLICATION_DIALOGS)[number]>;
