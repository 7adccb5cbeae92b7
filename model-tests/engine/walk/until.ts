/** Polling interval in milliseconds. */
const POLL_INTERVAL = 20;

/** Repeats `look` until it succeeds. @throws Error of the last attempt after the timeout. */
export async function until(check: () => Promise<void>, timeout: number): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}
