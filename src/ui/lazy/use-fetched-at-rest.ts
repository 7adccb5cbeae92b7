import { useEffect } from "react";
import { fetchAhead } from "./fetch-ahead.ts";

/** Fetches what somebody will want next while the page rests. @param next always the same one. */
export function useFetchedAtRest(next: Parameters<typeof fetchAhead>[0]): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== "function") return;
    const idle = requestIdleCallback(() => fetchAhead(next));
    return () => cancelIdleCallback(idle);
  }, [next]);
}
