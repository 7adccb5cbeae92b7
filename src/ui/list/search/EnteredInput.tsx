import { type InputHTMLAttributes, useState } from "react";
import { acceptable } from "#src/ui/list/list-address.ts";
import type { RangeFilter, TextFilter } from "#src/ui/list/list-search.ts";

/** As long as an amount can be, and as people may write it. */
const RANGE_MAX_LENGTH = 64;

/** A field that is typed into: what was typed counts on Enter, or when the field is left. */
export function EnteredInput(
  props: { filter: TextFilter | RangeFilter; value: string; onEnter: (value: string) => void } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "id" | "className" | "placeholder" | "aria-label" | "inputMode"
  >,
) {
  const { filter, value, onEnter, ...attributes } = props;
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  // Not in an effect: those run again when a screen that was kept is shown, and what was typed shall still be there.
  if (followed !== value) {
    setFollowed(value);
    setTyped(value);
  }
  const enter = () => {
    const value = acceptable(filter, typed);
    // What means nothing goes from sight as well: it would look as though it were set.
    setTyped(value);
    onEnter(value);
  };
  return (
    <input
      {...attributes}
      type="search"
      value={typed}
      spellCheck={false}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={filter.kind === "text" ? filter.maxLength : RANGE_MAX_LENGTH}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ currentTarget }) => {
        // A screen that is kept out of sight loses the focus; that enters nothing, or the address would lead back.
        if (currentTarget.checkVisibility()) enter();
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") enter();
      }}
    />
  );
}
