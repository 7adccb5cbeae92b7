/** How often one looks at a screen that is changing, in milliseconds. */
const LOOK_EVERY = 20;

/** Looks until what is looked for is there. @throws Error of the last look, when it does not come in time. */
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
