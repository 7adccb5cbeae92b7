import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { AddressGroups } from "./AddressGroups.tsx";
import css from "./chain.module.css";
import { looksLikeHash } from "./looks-like-hash.ts";

/**
 * An address, or whatever else is too long to be read out: the whole of it over as many lines as it takes, hexadecimal
 * digits in groups that can be compared, with a way to copy it; a dash where there is none. `copyLabel` says what is copied.
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
