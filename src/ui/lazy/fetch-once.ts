/** Fetches code once; code that could not be fetched is fetched again the next time. */
export function fetchOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let fetched: Promise<Code> | undefined;
  return () => {
    fetched ??= load().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
