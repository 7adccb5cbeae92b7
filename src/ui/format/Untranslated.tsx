import type { ReactNode } from "react";

/** A text that no translator may change, on its own: a code, a key, an amount. */
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

/** Stands around an exact value within a sentence; no text that is shown holds it. */
const MARK = "\uE000";

/**
 * A sentence in which the values given to `exact` are such texts:
 * `exactly((exact) => t("paid", { amount: exact(amount) }))`.
 */
export function withUntranslated(say: (exact: (value: string) => string) => string): ReactNode {
  const parts = say((value) => MARK + value + MARK).split(MARK);
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand where they stand.
      <span key={at} translate="no">
        {part}
      </span>
    ),
  );
}
