import type { Filter, RangeFilter } from "#src/records/list/list-search.ts";
import { AmountRangeChip } from "./AmountRangeChip.tsx";
import { DayRangeChip } from "./DayRangeChip.tsx";
import { FilterChip } from "./FilterChip.tsx";

/** The filters of a list beside its search field; the two ends of a range are one. */
export function Filters(props: {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}) {
  const { filters, values, onChange } = props;
  const end = (kind: RangeFilter["kind"], bound: RangeFilter["bound"]) =>
    filters.find((filter): filter is RangeFilter => filter.kind === kind && filter.bound === bound);
  const [from, until] = [end("day", "from"), end("day", "until")];
  const [least, most] = [end("amount", "from"), end("amount", "until")];
  return (
    <>
      {filters.map(
        (filter) =>
          (filter.kind === "choice" || filter.kind === "text") && (
            <FilterChip
              key={filter.name}
              filter={filter}
              value={values[filter.name] ?? ""}
              onChange={(value) => onChange({ [filter.name]: value })}
            />
          ),
      )}
      {least && most && <AmountRangeChip from={least} until={most} values={values} onChange={onChange} />}
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
