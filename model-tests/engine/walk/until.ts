/** Polling interval in milliseconds. */
const LOOK_EVERY = 20;

/** Repeats `look` until it succeeds. @throws Error of the last attempt after the timeout. */
export async function until(look: () => Promise<void>, timeout: number): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}
