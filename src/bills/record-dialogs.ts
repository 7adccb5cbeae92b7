import type { DialogProps } from "#src/ui/dialog/address-dialog.ts";

/** The dialog of every list of records: `?open=…` shows the record of that code. */
export const RECORD_DIALOGS = ["open"] as const;

export type RecordDialogProps = DialogProps<(typeof RECORD_DIALOGS)[number]>;
