import { setTimeout as delay } from "node:timers/promises";
import { UserError } from "./user-error.ts";

/** Milliseconds between attempts. */
const POLL_INTERVAL = 250;
/** Milliseconds for one answer, as long as the console waits (9.1). */
export const ANSWER_TIMEOUT = 120_000;

/**
 * Waits until a service sends any answer, since it may still be starting.
 * @param wait how long that may take, in milliseconds.
 * @param leastTimeout the least time for one attempt, in milliseconds.
 * @throws UserError if it does not answer in time.
 */
export async function waitForServer(url: string, wait: number, leastTimeout = 1000): Promise<void> {
  for (const end = Date.now() + wait; ; await delay(POLL_INTERVAL)) {
    const reason = await whyUnreachable(url, Math.max(end - Date.now(), leastTimeout));
    if (reason === null) return;
    if (Date.now() >= end) throw new UserError(`Nothing answers at ${url}: ${reason}. Is the service running there?`);
  }
}

/** @throws UserError for an untrusted certificate, which waiting does not change. */
async function whyUnreachable(url: string, timeout: number): Promise<string | null> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeout) });
    await answer.body?.cancel();
    return null;
  } catch (error) {
    if (error instanceof Error && /CERT/.test(String(Object(error.cause).code))) {
      throw new UserError(
        `The certificate of ${url} is not trusted: ${reasonOf(error.cause)}. Have the service listen on http for the verification.`,
      );
    }
    return reasonOf(error);
  }
}

/** The message of a request's error, with the network's reason if there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
