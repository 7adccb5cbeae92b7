import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import type { ListHandle } from "./use-list.ts";

/**
 * Which rows of the whole list are shown, in words: "21–40 of 128", "21–40 of more than 10,000" where the service stopped
 * counting there, or "21–40" without a total.
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
