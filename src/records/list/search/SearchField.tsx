import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import type { TextFilter } from "#src/records/list/list-search.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import { CommitInput } from "./CommitInput.tsx";
import css from "./search.module.css";

/**
 * The list's search field. It sends a keyword if the service supports that; else a code or a hash, by its form.
 */
export function SearchField(props: {
  filter: TextFilter;
  /** The filter for codes; the same as `filter` without a keyword. */
  code: TextFilter | undefined;
  /** The filter for hashes, if the list has one. */
  hash: TextFilter | undefined;
  filters: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}) {
  const { filter, code = filter, hash, filters, onChange } = props;
  const isKeyword = filter !== code;
  const label = hash && !isKeyword ? `${filter.label}, ${hash.label}` : filter.label;
  const shared = [filter, code, ...(hash ? [hash] : [])];
  const enter = (text: string) => {
    const isHash = hash !== undefined && !isKeyword && looksLikeHash(text);
    const others = Object.fromEntries(shared.map(({ name }) => [name, ""]));
    // Chains write hashes in lower case.
    onChange({ ...others, ...(isHash ? { [hash.name]: text.toLowerCase() } : { [filter.name]: text }) });
  };
  return (
    <div className={css.field}>
      <CommitInput
        filter={filter}
        value={shared.map(({ name }) => filters[name] ?? "").find(Boolean) ?? ""}
        leftIcon={<SearchIcon />}
        placeholder={label}
        aria-label={label}
        onCommit={enter}
      />
    </div>
  );
}
