import { useTranslation } from "react-i18next";
import type { ListHandle } from "./use-list.ts";
import { useRangeText } from "./use-range-text.ts";

/** Tells those who do not see the list what became of it; to the others the list itself says so. */
export function ListStatus<Row>({ list }: { list: ListHandle<Row> }) {
  const { t } = useTranslation("list");
  const range = useRangeText(list);
  const { snapshot, rows } = list;
  const told = snapshot.matches("loading")
    ? t(rows.length > 0 ? "updating" : "loading")
    : snapshot.hasTag("hasRows")
      ? range
      : snapshot.matches("noMatch")
        ? t("noMatch")
        : "";
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}
