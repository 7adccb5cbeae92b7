import { InputGroup, type InputGroupProps } from "@blueprintjs/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseFilterValue } from "#src/records/list/list-address.ts";
import type { RangeFilter, TextFilter } from "#src/records/list/list-search.ts";
import css from "./search.module.css";

/**
 * A text field that is committed on Enter or blur, and then shows the parsed value. An invalid text stays with an error and
 * is not committed.
 */
export function CommitInput(
  props: { filter: TextFilter | RangeFilter; value: string; onCommit: (value: string) => void } & Pick<
    InputGroupProps,
    "id" | "leftIcon" | "placeholder" | "aria-label" | "inputMode"
  >,
) {
  const { filter, value, onCommit, ...attributes } = props;
  const { t } = useTranslation("list");
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  const [entered, setEntered] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const noteId = useId();
  // Not in an effect: effects run again when a kept screen is shown, which would discard typed text.
  if (followed !== value) {
    setFollowed(value);
    // The address follows a commit later, when more may have been typed.
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
      <InputGroup
        {...attributes}
        type="search"
        value={typed}
        spellCheck={false}
        autoComplete="off"
        enterKeyHint="search"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? noteId : undefined}
        onValueChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        onBlur={({ currentTarget }) => {
          // Hiding a kept screen blurs it; a commit would navigate back to that screen.
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
