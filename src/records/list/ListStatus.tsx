import { useTranslation } from "react-i18next";
import type { ListHandle } from "./use-list.ts";
import { useRangeText } from "./use-range-text.ts";

/** Announces the list's state to screen readers. */
export function ListStatus<Row>({ list }: { list: ListHandle<Row> }) {
  const { t } = useTranslation("list");
  const range = useRangeText(list);
  const { snapshot, rows } = list;
  const announcement = snapshot.matches("loading")
    ? t(rows.length > 0 ? "updating" : "loading")
    : snapshot.hasTag("hasRows")
      ? range
      : snapshot.matches("noMatch")
        ? t("noMatch")
        : "";
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
