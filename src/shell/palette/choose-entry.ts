import type { PaletteActor } from "#machines/shell/palette.ts";
import { paletteRows } from "#machines/shell/palette-entries.ts";

/**
 * Has the palette choose an entry, whichever one is marked. One that is still drawn, and no longer among its rows, is not
 * chosen, and no other in its stead.
 */
export function chooseEntry(actor: PaletteActor, entry: string): void {
  if (!paletteRows(actor.getSnapshot().context).some(({ id }) => id === entry)) return;
  actor.send({ type: "ROW_HIGHLIGHTED", id: entry });
  actor.send({ type: "CHOSEN" });
}
