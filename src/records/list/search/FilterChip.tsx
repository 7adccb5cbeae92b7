import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ChoiceFilter, TextFilter } from "#src/records/list/list-search.ts";
import { EnteredInput } from "./EnteredInput.tsx";
import css from "./search.module.css";

/** A filter with what it is set to, and the way to set it. */
export function FilterChip(props: {
  filter: ChoiceFilter | TextFilter;
  value: string;
  onChange: (value: string) => void;
}) {
  const { filter, value, onChange } = props;
  const { t } = useTranslation("list");
  const id = useId();
  return (
    <div className={css.chip} data-set={value !== ""}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === "choice" ? (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t("any")}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <EnteredInput id={id} filter={filter} value={value} onEnter={onChange} />
      )}
    </div>
  );
}
