import { useCallback } from "react";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { type OpenDialog, readOpenDialog, writeOpenDialog } from "./address-dialog.ts";

/** The dialog that the address opens, a way to open one, and a way to close it. */
export type AddressDialog<Name extends string> = {
  opened: OpenDialog<Name> | null;
  /** @param about what it is about, such as a record's code; without it the name alone says everything. */
  open: (name: Name, about?: string) => void;
  close: () => void;
};

/** @param names the dialogs of the screen, by their names in the address; a constant. */
export function useAddressDialog<Name extends string>(names: readonly Name[]): AddressDialog<Name> {
  const [params, change] = useAddressQuery();
  const open = useCallback(
    (name: Name, id = "1") => change((present) => writeOpenDialog(names, { name, id }, present)),
    [names, change],
  );
  // Going back must not open again what was closed.
  const close = useCallback(
    () => change((present) => writeOpenDialog(names, null, present), { replace: true }),
    [names, change],
  );
  return { opened: readOpenDialog(names, params), open, close };
}
