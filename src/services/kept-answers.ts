import type { QueryClient } from "@tanstack/query-core";

/** Where answers are kept (docs/decisions/310). The library comes with the first screen that reads. */
export type KeptAnswers = {
  /** The client of the library; made with the first reading. */
  queries: (make: () => QueryClient) => QueryClient;
  /** Something is changed at the service: what was asked ahead of it is no longer current. */
  invalidate: () => void;
  /** Another user signed in, or the user signed out. */
  forget: () => void;
};

export function createKeptAnswers(): KeptAnswers {
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
    forget: () => client?.clear(),
  };
}
