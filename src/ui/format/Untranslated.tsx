import type { ReactNode } from "react";

/** A text that browser translation must not change: a code, a key, an amount. */
export function Untranslated({
  children,
  className = "figures",
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <span className={className} translate="no">
      {children}
    </span>
  );
}

/** A private-use character that marks untranslated values within a sentence. */
const MARK = "\uE000";

/**
 * A sentence in which the values passed through `exact` are untranslated:
 * `exactly((exact) => t("paid", { amount: exact(amount) }))`.
 */
export function withUntranslated(sentence: (exact: (value: string) => string) => string): ReactNode {
  const parts = sentence((value) => MARK + value + MARK).split(MARK);
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of a sentence's parts is fixed.
      <span key={at} translate="no">
        {part}
      </span>
    ),
  );
}
