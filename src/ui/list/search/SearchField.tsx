import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import { blueprint } from "#src/ui/blueprint.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import type { TextFilter } from "#src/ui/list/list-search.ts";
import { EnteredInput } from "./EnteredInput.tsx";
import css from "./search.module.css";

/** The one field for what a record is called: by its code or name, and, where the list knows hashes, by its hash. */
export function SearchField(props: {
  filter: TextFilter;
  /** The filter for hashes, where the list has one. */
  hash: TextFilter | undefined;
  filters: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}) {
  const { filter, hash, filters, onChange } = props;
  const label = hash ? `${filter.label}, ${hash.label}` : filter.label;
  const enter = (text: string) => {
    if (!hash) return onChange({ [filter.name]: text });
    // The chains write hashes in small letters.
    return looksLikeHash(text)
      ? onChange({ [filter.name]: "", [hash.name]: text.toLowerCase() })
      : onChange({ [filter.name]: text, [hash.name]: "" });
  };
  return (
    <span className={css.field}>
      <SearchIcon aria-hidden="true" />
      <EnteredInput
        filter={filter}
        value={(hash && filters[hash.name]) || (filters[filter.name] ?? "")}
        className={blueprint("input")}
        placeholder={label}
        aria-label={label}
        onEnter={enter}
      />
    </span>
  );
}
