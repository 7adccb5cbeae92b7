import type { Summary } from "#contracts/reader/page.ts";
import type { Filter } from "#src/records/list/list-search.ts";

/**
 * Adds the number of rows to each option's label, where the service counts them.
 * @param labelOf the option's label with its count, which may be a minimum.
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
