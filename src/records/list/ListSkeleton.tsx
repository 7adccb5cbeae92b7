import { useTranslation } from "react-i18next";
import css from "./list.module.css";

/**
 * Where the first rows will be, as many as are asked for. There may be fewer: what stands below a list comes with its
 * rows, and the console's footer waits for `data-arriving` to go, so that nothing moves when they come.
 */
export function ListSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation("list");
  return (
    <div className={css.skeleton} data-arriving role="img" aria-label={t("loading")}>
      {/* One for all, for each that moves is a layer of its own. */}
      <div className="breathing">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
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
