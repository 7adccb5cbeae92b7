import type { DialogProps } from "#src/ui/dialog/address-dialog.ts";

/** An order's dialogs: its payment, and the question whether to cancel it (2.26). */
export const ORDER_DIALOGS = ["pay", "cancel"] as const;

export type OrderDialogProps = DialogProps<(typeof ORDER_DIALOGS)[number]>;
