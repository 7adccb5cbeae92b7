import { useTranslation } from "react-i18next";
import type { UnreadableRow } from "#contracts/reader/list.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Notice } from "#src/ui/page/Notice.tsx";

/** The rows of a page that could not be read, by their place in the list and their code; the others are shown as ever. */
export function UnreadableRows({ firstRow, rows }: { firstRow: number; rows: readonly UnreadableRow[] }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <Notice tone="warning" title={t("unreadable")}>
      <ul>
        {rows.map(({ index, code }) => (
          <li key={index}>
            {t("unreadableRow", { row: format.integer(firstRow + index) })} <span className="figures">{code}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
