import { setTimeout as delay } from "node:timers/promises";
import { NotTried } from "./not-tried.ts";

/** How often a service that does not answer yet is asked again, in milliseconds. */
const PACE = 250;
/** How long one answer may take, on a busy machine too, in milliseconds; as long as the console waits (9.1). */
export const TIMEOUT = 120_000;

/**
 * Waits until a service answers, whatever it answers: a build may have started it a moment ago.
 * @param wait how long it may refuse connections, in milliseconds.
 * @throws NotTried when it never answers.
 */
export async function waitForServer(url: string, wait: number): Promise<void> {
  for (const end = Date.now() + wait; ; await delay(PACE)) {
    const reason = await reasonOfSilence(url);
    if (reason === null) return;
    if (Date.now() >= end) throw new NotTried(`Nothing answers at ${url}: ${reason}. Is the service running there?`);
  }
}

/** @throws NotTried for a certificate that is not trusted: waiting does not mend it. */
async function reasonOfSilence(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) });
    await answer.body?.cancel();
    return null;
  } catch (error) {
    if (error instanceof Error && /CERT/.test(String(Object(error.cause).code))) {
      throw new NotTried(
        `The certificate of ${url} is not trusted: ${reasonOf(error.cause)}. Have the service listen on http for the verification.`,
      );
    }
    return reasonOf(error);
  }
}

/** Why a request came to nothing, with the network's own reason where there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
