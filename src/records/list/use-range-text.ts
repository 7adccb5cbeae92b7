import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import type { ListHandle } from "./use-list.ts";

/**
 * The range of shown rows: "21–40 of 128", "21–40 of more than 10,000" for an inexact total, or "21–40" without one.
 */
export function useRangeText<Row>({ snapshot, rows }: ListHandle<Row>): string {
  const { t } = useTranslation("list");
  const format = useFormat();
  const { firstRow, total, totalIsExact, unreadable } = snapshot.context;
  const shown = {
    from: format.integer(firstRow),
    to: format.integer(firstRow + rows.length + unreadable.length - 1),
  };
  if (total === null) return t("shownOpen", shown);
  return t(totalIsExact ? "shown" : "shownMore", { ...shown, total: format.integer(total) });
}
