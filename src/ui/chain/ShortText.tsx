import css from "./chain.module.css";

/** How many characters of each end are shown: as many as people compare. */
const END = 8;

/**
 * An address or a hash without its middle, for where there is no room: both ends can be compared. The middle is there
 * and takes no room, so that what is selected and copied is whole; a title and the paper show it.
 */
export function ShortText({ text }: { text: string }) {
  const isLong = text.length > 2 * END + 3;
  return (
    <code className={css.short} title={text} translate="no" dir="ltr">
      {isLong ? (
        <>
          {text.slice(0, END)}
          <span className={css.middle}>{text.slice(END, -END)}</span>
          {text.slice(-END)}
        </>
      ) : (
        text
      )}
    </code>
  );
}
