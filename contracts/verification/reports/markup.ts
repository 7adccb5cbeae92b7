const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for XML and HTML; removes control characters that XML forbids. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? "").replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
}
