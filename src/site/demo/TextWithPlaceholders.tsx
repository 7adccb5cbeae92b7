/** The marks around a placeholder's name in a translated text. */
const MARK = "\u0001";

/** A placeholder for a value of the running demo, for `TextWithPlaceholders`. */
export function placeholder(name: string): string {
  return `${MARK}${name}${MARK}`;
}

/** A text with elements that the demo's script fills by name. */
export function TextWithPlaceholders({ text }: { text: string }) {
  return text
    .split(MARK)
    .map((part, place) =>
      place % 2 === 1 ? <span key={part} className="figures" translate="no" data-text={part} /> : part,
    );
}
