import "./page.css";

/** Grey lines where text will be; `label` is for screen readers. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <span key={line} className="skeleton-line breathing" />
      ))}
    </div>
  );
}
