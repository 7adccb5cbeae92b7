import type { Log } from "#sandbox/log.ts";

/** PostgreSQL has no room for another connection (SQLSTATE). */
const TOO_MANY_CONNECTIONS = "53300";
/** PostgreSQL stops, has crashed or is starting, or a connection failed (SQLSTATE). */
const AWAY = /^(57P0[123]|08\w{3})$/;
/** The driver's messages for a connection that ended, which have no code. */
const ENDED = /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;
const NOT_SENT = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
]);

/** Value of the header Retry-After. */
export const RETRY_SECONDS = 5;

/** A call waited too long for the embedded database. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy";
}

/**
 * Why the database did not answer; null for any other error.
 * `busy`: no connection was free, and nothing was changed. `away`: it cannot be reached, or was lost during a query, whose
 * outcome is then unknown.
 */
export function unavailableReason(error: Error): "busy" | "away" | null {
  if (error instanceof DatabaseBusy) return "busy";
  // No query was sent: all connections of the pool are in use, or a new one timed out.
  if (NOT_SENT.test(error.message)) return "busy";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === TOO_MANY_CONNECTIONS) return "busy";
  if (error instanceof AggregateError) return error.errors.every(isNetworkError) ? "away" : null;
  return AWAY.test(code) || ENDED.test(error.message) || isNetworkError(error) ? "away" : null;
}

/** A client's disconnect has the same code, without a system call. */
function isNetworkError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && "code" in error && NETWORK.has(String(error.code));
}

/** Logs an error in the background, except a lost database, which the storage logs once. */
export function logFault(log: Log, what: string): (error: Error) => void {
  return (error) => {
    if (unavailableReason(error) !== "away") log(`${what}: ${error.message}`);
  };
}
