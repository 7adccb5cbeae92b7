import type { DayFilter, Filter } from "#src/ui/list/list-search.ts";
import { DayRangeChip } from "./DayRangeChip.tsx";
import { FilterChip } from "./FilterChip.tsx";

/** The filters of a list beside its search field; the first and the last day are one. */
export function Filters(props: {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}) {
  const { filters, values, onChange } = props;
  const day = (bound: DayFilter["bound"]) => filters.find((filter) => filter.kind === "day" && filter.bound === bound);
  const [from, until] = [day("from"), day("until")];
  return (
    <>
      {filters.map(
        (filter) =>
          filter.kind !== "day" && (
            <FilterChip
              key={filter.name}
              filter={filter}
              value={values[filter.name] ?? ""}
              onChange={(value) => onChange({ [filter.name]: value })}
            />
          ),
      )}
      {from && until && (
        <DayRangeChip
          label={from.label}
          range={{ from: values[from.name] ?? "", until: values[until.name] ?? "" }}
          onChange={(range) => onChange({ [from.name]: range.from, [until.name]: range.until })}
        />
      )}
    </>
  );
}
