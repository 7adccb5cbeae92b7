import { InputGroup } from "@blueprintjs/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./list.module.css";
import { acceptable } from "./list-address.ts";
import type { Filter } from "./list-search.ts";

/** One condition of a search. It tells a value only once it is whole: a choice, a day, a text that was entered. */
export function FilterField(props: { filter: Filter; value: string; onChange: (value: string) => void }) {
  const { filter, value, onChange } = props;
  const { t } = useTranslation("list");
  const id = useId();
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === "choice" && (
        <select id={id} className="select" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t("any")}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {filter.kind !== "choice" && <EnteredField id={id} filter={filter} value={value} onChange={onChange} />}
    </div>
  );
}

/** A field that is typed into: what was typed counts on Enter, or when the field is left. */
function EnteredField(props: { id: string; filter: Filter; value: string; onChange: (value: string) => void }) {
  const { id, filter, value, onChange } = props;
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  // Not in an effect: those run again when a screen that was kept is shown, and what was typed shall still be there.
  if (followed !== value) {
    setFollowed(value);
    setTyped(value);
  }
  const enter = (entered: string) => onChange(acceptable(filter, entered));
  return (
    <InputGroup
      id={id}
      type={filter.kind === "day" ? "date" : "search"}
      value={typed}
      spellCheck={false}
      autoComplete="off"
      {...(filter.kind === "text" && { maxLength: filter.maxLength })}
      onValueChange={(now) => {
        setTyped(now);
        // A day is chosen in one go from its calendar; one half typed is not a day yet.
        if (filter.kind === "day" && acceptable(filter, now) === now) onChange(now);
      }}
      onBlur={({ currentTarget }) => {
        // A screen that is kept out of sight loses the focus; that enters nothing, or the address would lead back.
        if (currentTarget.checkVisibility()) enter(typed);
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") enter(typed);
      }}
    />
  );
}
