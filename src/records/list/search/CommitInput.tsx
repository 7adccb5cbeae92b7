import { type InputHTMLAttributes, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseFilterValue } from "#src/records/list/list-address.ts";
import type { RangeFilter, TextFilter } from "#src/records/list/list-search.ts";
import css from "./search.module.css";

/**
 * A field that is typed into: what was typed counts on Enter, or when the field is left, and stands there then as it was
 * read. What could mean nothing stays, with a word on it, and asks for nothing.
 */
export function CommitInput(
  props: { filter: TextFilter | RangeFilter; value: string; onCommit: (value: string) => void } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "id" | "className" | "placeholder" | "aria-label" | "inputMode"
  >,
) {
  const { filter, value, onCommit, ...attributes } = props;
  const { t } = useTranslation("list");
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  const [entered, setEntered] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const noteId = useId();
  // Not in an effect: those run again when a screen that was kept is shown, and what was typed shall still be there.
  if (followed !== value) {
    setFollowed(value);
    // The address follows what was entered here, and more may have been typed since.
    if (value !== entered) {
      setEntered(value);
      setTyped(value);
      setWrong(false);
    }
  }
  const enter = () => {
    const meant = parseFilterValue(filter, typed);
    setWrong(meant === null);
    if (meant === null) return;
    setTyped(meant);
    setEntered(meant);
    onCommit(meant);
  };
  return (
    <>
      <input
        {...attributes}
        type="search"
        value={typed}
        spellCheck={false}
        autoComplete="off"
        enterKeyHint="search"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? noteId : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onBlur={({ currentTarget }) => {
          // A screen that is kept out of sight loses the focus; that enters nothing, or the address would lead back.
          if (typed !== value && currentTarget.checkVisibility()) enter();
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter") enter();
        }}
      />
      {isWrong && (
        <span id={noteId} className={css.wrong} role="alert">
          {t(filter.kind === "amount" ? "notAnAmount" : "searchTooLong")}
        </span>
      )}
    </>
  );
}
