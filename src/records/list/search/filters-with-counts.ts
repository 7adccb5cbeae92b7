import type { Summary } from "#contracts/reader/page.ts";
import type { Filter } from "#src/records/list/list-search.ts";

/**
 * The filters of a list, each word of a choice with the number of rows that it finds, where the service counts them.
 * @param labelOf an option's words with its number, which may be that of only some rows.
 */
export function filtersWithCounts(
  filters: readonly Filter[],
  counts: Summary["counts"] | undefined,
  labelOf: (option: string, rows: number, isExact: boolean) => string,
): readonly Filter[] {
  if (!counts) return filters;
  return filters.map((filter) => {
    if (filter.kind !== "choice") return filter;
    const options = filter.options.map(({ value, label }) => {
      const counted = counts.find((one) => one.filter === filter.name && one.word === value);
      return { value, label: counted ? labelOf(label, counted.rows, counted.isExact !== false) : label };
    });
    return { ...filter, options };
  });
}
