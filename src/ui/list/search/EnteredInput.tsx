import { type InputHTMLAttributes, useState } from "react";
import { acceptable } from "#src/ui/list/list-address.ts";
import type { TextFilter } from "#src/ui/list/list-search.ts";

/** A field that is typed into: what was typed counts on Enter, or when the field is left. */
export function EnteredInput(
  props: { filter: TextFilter; value: string; onEnter: (value: string) => void } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "id" | "className" | "placeholder" | "aria-label"
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
  const enter = () => onEnter(acceptable(filter, typed));
  return (
    <input
      {...attributes}
      type="search"
      value={typed}
      spellCheck={false}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={filter.maxLength}
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
