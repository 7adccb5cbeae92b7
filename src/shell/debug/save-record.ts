import type { SessionRecord } from "#machines/shell/session-record.ts";

/** How long a browser may take to begin with a download, in milliseconds. */
const REVOKE_AFTER = 60_000;

/** Saves a recording as `session-<when it began>.json`. */
export function saveRecord(record: SessionRecord | null): void {
  if (!record) return;
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `session-${record.startedAt.slice(0, 19).replaceAll(":", "")}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
