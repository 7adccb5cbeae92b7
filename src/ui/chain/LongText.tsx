import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import css from "./chain.module.css";

/** An address, or whatever else is too long to be read out, with a way to copy it. `copyLabel` says what is copied. */
export function LongText({ text, copyLabel }: { text: string; copyLabel: string }) {
  return (
    <span className={css.long}>
      <code title={text}>{text}</code>
      <CopyButton text={text} label={copyLabel} />
    </span>
  );
}
