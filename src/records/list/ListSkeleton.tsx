import { useTranslation } from "react-i18next";
import css from "./list.module.css";

/**
 * Placeholders for as many rows as are requested. There may be fewer, so the footer is hidden while `data-arriving` is set,
 * and nothing moves.
 */
export function ListSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation("list");
  return (
    <div className={css.skeleton} data-arriving role="img" aria-label={t("loading")}>
      {/* One animation for all rows, since each would be a compositing layer. */}
      <div className="breathing">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
          <div key={row} className={css.skeletonRow}>
            <span />
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}
