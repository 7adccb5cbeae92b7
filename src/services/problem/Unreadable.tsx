import type { UnreadableRow } from "#contracts/reader/page.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";

// Rarely shown, so it is loaded on demand.
const items = lazyView(async () => (await import("./UnreadableItems.tsx")).UnreadableItems, ["list"]);

/** Lists the items that could not be read; renders nothing when all could. */
export function Unreadable({ rows }: { rows: readonly UnreadableRow[] | undefined }) {
  if (!rows || rows.length === 0) return null;
  return <items.View rows={rows} />;
}
