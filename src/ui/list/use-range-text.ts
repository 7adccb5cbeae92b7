import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import type { HeldList } from "./use-list.ts";

/** Which rows of the whole list are shown, in words: "21–40 of 128", or "21–40" where nobody counts them. */
export function useRangeText<Row>({ snapshot, rows }: HeldList<Row>): string {
  const { t } = useTranslation("list");
  const format = useFormat();
  const { firstRow, total, unreadable } = snapshot.context;
  const shown = {
    from: format.integer(firstRow),
    to: format.integer(firstRow + rows.length + unreadable.length - 1),
  };
  return total === null ? t("shownOpen", shown) : t("shown", { ...shown, total: format.integer(total) });
}
