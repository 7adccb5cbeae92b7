import { useEffect } from "react";
import { atRest } from "./at-rest.ts";
import { fetchAhead } from "./fetch-ahead.ts";

/** Fetches what somebody will want next while the page rests. @param next always the same one. */
export function useFetchedAtRest(next: Parameters<typeof fetchAhead>[0]): void {
  useEffect(() => atRest(() => fetchAhead(next)), [next]);
}
