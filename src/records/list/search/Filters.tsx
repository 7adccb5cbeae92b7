import { HTMLSelect } from "@blueprintjs/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ChoiceFilter, Filter, RangeFilter, TextFilter } from "#src/records/list/list-search.ts";
import { CommitInput } from "./CommitInput.tsx";
import { DayRangeChip } from "./DayRangeChip.tsx";
import css from "./search.module.css";

/** A list's filters; the two ends of a range are one chip. */
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

function FilterChip(props: { filter: ChoiceFilter | TextFilter; value: string; onChange: (value: string) => void }) {
  const { filter, value, onChange } = props;
  const { t } = useTranslation("list");
  const id = useId();
  return (
    <div className={css.chip} data-set={value !== ""}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === "choice" ? (
        <HTMLSelect
          id={id}
          iconName="caret-down"
          iconProps={{ title: "" }}
          value={value}
          options={[{ value: "", label: t("any") }, ...filter.options]}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <CommitInput id={id} filter={filter} value={value} onCommit={onChange} />
      )}
    </div>
  );
}

/** A filter by a range of amounts. */
function AmountRangeChip(props: {
  from: RangeFilter;
  until: RangeFilter;
  values: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}) {
  const { from, until, values, onChange } = props;
  const { t } = useTranslation("list");
  const { label } = from;
  const end = (filter: RangeFilter, name: string) => (
    <CommitInput
      filter={filter}
      value={values[filter.name] ?? ""}
      aria-label={name}
      placeholder={t(filter.bound === "from" ? "amount.from" : "amount.until")}
      inputMode="decimal"
      onCommit={(value) => onChange({ [filter.name]: value })}
    />
  );
  return (
    <div className={css.chip} data-set={Boolean(values[from.name] || values[until.name])}>
      <span>{label}</span>
      {end(from, t("amount.least", { amount: label }))}
      <span aria-hidden="true">–</span>
      {end(until, t("amount.most", { amount: label }))}
    </div>
  );
}
