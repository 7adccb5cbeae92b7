/** Which dialog of a screen is open: the address holds it (`?pay=42`), so that a reload or a link opens it again. */

/** A dialog by its name in the address, and what it is about: a record's code, or whatever else follows the name. */
export type OpenDialog<Name extends string> = { name: Name; id: string };

/** The dialog that an address opens; null when it opens none of these. */
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

/** The address that opens a dialog, or none; one at a time is open, and the rest of the query stays. */
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

/** What the view of a screen's dialogs is given. */
export type DialogProps<Name extends string> = {
  opened: OpenDialog<Name>;
  onOpen: (name: Name, about?: string) => void;
  onClose: () => void;
  /** What the screen shows became another: it should be loaded again. @param added the code of a record that is new. */
  onChanged: (added?: string) => void;
};
