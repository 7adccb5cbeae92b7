import { useTranslation } from "react-i18next";
import { useFormat } from "../format/use-format.ts";
import { shownRange } from "./shown-range.ts";
import type { HeldList } from "./use-list.ts";

/** Tells those who do not see the list what became of it; to the others the list itself says so. */
export function ListStatus<Row>({ list: { snapshot, rows } }: { list: HeldList<Row> }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  const { query, total } = snapshot.context;
  const { from, to } = shownRange(query, rows.length);

  const told = snapshot.matches("loading")
    ? t(rows.length > 0 ? "updating" : "loading")
    : snapshot.hasTag("hasRows")
      ? t("shown", { from: format.integer(from), to: format.integer(to), total: format.integer(total) })
      : snapshot.matches("noMatch")
        ? t("noMatch")
        : "";
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}
