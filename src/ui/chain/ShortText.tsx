import css from "./chain.module.css";

/** How many characters of each end are shown: as many as people compare. */
const END = 8;

/** An address or a hash without its middle, for where there is no room: both ends can be compared, and a title has it all. */
export function ShortText({ text }: { text: string }) {
  const isLong = text.length > 2 * END + 3;
  return (
    <code className={css.short} title={text}>
      {isLong ? `${text.slice(0, END)}…${text.slice(-END)}` : text}
    </code>
  );
}
