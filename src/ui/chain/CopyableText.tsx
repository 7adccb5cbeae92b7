import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { AddressGroups } from "./AddressGroups.tsx";
import css from "./chain.module.css";
import { looksLikeHash } from "./looks-like-hash.ts";

/**
 * A long text such as an address or a URL, wrapped, with a copy button; hashes are shown in groups, "" as a dash.
 * `copyLabel` says what is copied.
 */
export function CopyableText({ text, copyLabel }: { text: string; copyLabel: string }) {
  if (text === "") return <span className="muted">–</span>;
  return (
    <span className={css.long}>
      {looksLikeHash(text) ? <AddressGroups address={text} small /> : <code translate="no">{text}</code>}
      <CopyButton text={text} label={copyLabel} />
    </span>
  );
}
