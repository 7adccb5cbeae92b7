/** The address holds which dialog of a screen is open (`?pay=42`), so that a reload or a link opens it again. */

/** A dialog's name in the address, and the value that follows it, such as a record's code. */
export type OpenDialog<Name extends string> = { name: Name; id: string };

/** The dialog that an address opens; null for none of these. */
export function readOpenDialog<Name extends string>(
  names: readonly Name[],
  params: URLSearchParams,
): OpenDialog<Name> | null {
  for (const name of names) {
    const id = params.get(name)?.trim();
    if (id) return { name, id };
  }
  return null;
}

/** The query with this dialog open, or none; the rest of it stays. */
export function writeOpenDialog<Name extends string>(
  names: readonly Name[],
  open: OpenDialog<Name> | null,
  present: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(present);
  for (const name of names) params.delete(name);
  if (open) params.set(open.name, open.id);
  return params;
}

/** Props of the view of a screen's dialogs. */
export type DialogProps<Name extends string> = {
  opened: OpenDialog<Name>;
  onClose: () => void;
  /** The screen's data changed and should be reloaded. @param added the code of a new record. */
  onChanged: (added?: string) => void;
};
