/** What stands around a name within a text that was asked for with `blank(name)`. */
const MARK = "\u0001";

/** Stands for a value that only the running demo knows; `Filled` makes a place for it. */
export function blank(name: string): string {
  return `${MARK}${name}${MARK}`;
}

/** A text whose blanks are places that the demo's script fills, by their names. */
export function Filled({ text }: { text: string }) {
  return text
    .split(MARK)
    .map((part, place) =>
      place % 2 === 1 ? <span key={part} className="figures" translate="no" data-text={part} /> : part,
    );
}
