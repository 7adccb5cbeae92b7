const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as XML and HTML both write it; the control characters that XML cannot hold are left out. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? "").replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
}
