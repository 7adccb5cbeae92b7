/** How PostgreSQL refuses a connection that it has no room for, or no time while it starts or ends (SQLSTATE). */
const NO_ROOM = new Set(["53300", "57P03"]);

/** After how many seconds to ask again for what the database had no time for. */
export const BUSY_SECONDS = 5;

/** Whoever waited for the embedded database has waited long enough. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy";
}

/**
 * Whether the database had no time for a question, which nothing was changed by: the same one may be answered in a moment.
 * A pool whose connections are all taken says so without a code.
 */
export function isBusy(error: Error): boolean {
  if (error instanceof DatabaseBusy) return true;
  if (error.message === "timeout exceeded when trying to connect") return true;
  return "code" in error && typeof error.code === "string" && NO_ROOM.has(error.code);
}
