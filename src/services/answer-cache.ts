import type { QueryClient } from "@tanstack/query-core";

/** Cache of answers (docs/decisions/310). The library is loaded with the first screen that reads. */
export type AnswerCache = {
  /** The library's client, created at the first read. */
  queries: (make: () => QueryClient) => QueryClient;
  /** Data is being changed: prefetched answers become stale. */
  invalidate: () => void;
  /** Another user signed in, or the user signed out. */
  clear: () => void;
};

export function createAnswerCache(): AnswerCache {
  let client: QueryClient | undefined;
  return {
    queries: (make) => {
      client ??= make();
      return client;
    },
    invalidate: () => {
      void client?.cancelQueries({ predicate: ({ meta }) => meta?.answersBefore !== undefined }, { revert: false });
      void client?.invalidateQueries({ refetchType: "none" });
    },
    clear: () => client?.clear(),
  };
}
