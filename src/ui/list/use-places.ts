import { useMemo } from "react";
import { inPlace, type Place } from "./in-place.ts";
import type { HeldList } from "./use-list.ts";

/**
 * The places of a page, each with what it is known by among the others.
 * @param codeOf what a row is known by.
 */
export function usePlaces<Row>(
  { rows, snapshot }: HeldList<Row>,
  codeOf: (row: Row) => string,
): readonly (Place<Row> & { key: string })[] {
  const { unreadable } = snapshot.context;
  return useMemo(
    () =>
      inPlace(rows, unreadable).map((place) => ({
        ...place,
        key: place.unreadable ? `unreadable ${place.unreadable.index}` : codeOf(place.row),
      })),
    [rows, unreadable, codeOf],
  );
}
