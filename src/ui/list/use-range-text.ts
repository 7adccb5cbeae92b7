import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import type { HeldList } from "./use-list.ts";

/** Which rows of the whole list are shown, in words: "21–40 of 128". */
export function useRangeText<Row>({ snapshot, rows }: HeldList<Row>): string {
  const { t } = useTranslation("list");
  const format = useFormat();
  const { firstRow, total } = snapshot.context;
  return t("shown", {
    from: format.integer(firstRow),
    to: format.integer(firstRow + rows.length - 1),
    total: format.integer(total),
  });
}
