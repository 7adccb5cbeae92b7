import { useCallback } from "react";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { type OpenDialog, readOpenDialog, writeOpenDialog } from "./address-dialog.ts";

export type AddressDialog<Name extends string> = {
  opened: OpenDialog<Name> | null;
  /** @param id such as a record's code; none for a dialog without a record. */
  open: (name: Name, about?: string) => void;
  close: () => void;
};

/** The screen's dialog that the address opens. @param names the dialogs' names in the address; a constant. */
export function useAddressDialog<Name extends string>(names: readonly Name[]): AddressDialog<Name> {
  const [params, change] = useAddressQuery();
  const open = useCallback(
    (name: Name, id = "1") => change((present) => writeOpenDialog(names, { name, id }, present)),
    [names, change],
  );
  // Replaced, so that going back does not reopen it.
  const close = useCallback(
    () => change((present) => writeOpenDialog(names, null, present), { replace: true }),
    [names, change],
  );
  return { opened: readOpenDialog(names, params), open, close };
}
