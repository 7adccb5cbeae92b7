import { useTranslation } from "react-i18next";
import { describeFailure } from "#contracts/failure.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import { CopyDetails } from "#src/ui/problem/CopyDetails.tsx";
import css from "#src/ui/problem/problem.module.css";

/** The unreadable items of a list that is not a table, by code or position. */
export function UnreadableItems({ rows }: { rows: readonly UnreadableRow[] }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  return (
    <Notice tone="warning" title={t("unreadable")}>
      <ul className={css.unreadable}>
        {rows.map(({ index, code, failure }) => (
          <li key={index}>
            <span className="figures" translate={code ? "no" : undefined}>
              {code || t("unreadableRow", { row: format.integer(index + 1) })}
            </span>{" "}
            {failure && <CopyDetails details={describeFailure(failure)} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
