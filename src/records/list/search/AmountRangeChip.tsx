import { useTranslation } from "react-i18next";
import type { RangeFilter } from "#src/records/list/list-search.ts";
import { EnteredInput } from "./EnteredInput.tsx";
import css from "./search.module.css";

/** A filter by a range of amounts, with the least and the most that are wanted. */
export function AmountRangeChip(props: {
  from: RangeFilter;
  until: RangeFilter;
  values: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}) {
  const { from, until, values, onChange } = props;
  const { t } = useTranslation("list");
  const { label } = from;
  const end = (filter: RangeFilter, name: string) => (
    <EnteredInput
      filter={filter}
      value={values[filter.name] ?? ""}
      aria-label={name}
      placeholder={t(filter.bound === "from" ? "amount.from" : "amount.until")}
      inputMode="decimal"
      onEnter={(value) => onChange({ [filter.name]: value })}
    />
  );
  return (
    <span className={css.chip} data-set={Boolean(values[from.name] || values[until.name])}>
      <span>{label}</span>
      {end(from, t("amount.least", { amount: label }))}
      <span aria-hidden="true">–</span>
      {end(until, t("amount.most", { amount: label }))}
    </span>
  );
}
