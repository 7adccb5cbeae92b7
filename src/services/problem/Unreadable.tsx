import type { UnreadableRow } from "#contracts/reader/page.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";

// Hardly ever shown: it is fetched when it is, its texts too.
const items = lazyView(async () => (await import("./UnreadableItems.tsx")).UnreadableItems, ["list"]);

/** Names what of a list could not be read; nothing where all could be. */
export function Unreadable({ rows }: { rows: readonly UnreadableRow[] | undefined }) {
  if (!rows || rows.length === 0) return null;
  return <items.View rows={rows} />;
}
