import type { TFunction } from "i18next";
import type { Column } from "#src/ui/list/list-definition.ts";
import { DetailsButton } from "./DetailsButton.tsx";

/** The last column of every list of records. */
export function detailsColumn<Row>(t: TFunction<["bills", "list"]>, codeOf: (row: Row) => string): Column<Row> {
  return {
    key: "actions",
    title: t("list:actions"),
    width: 124,
    card: "footer",
    cell: (row) => <DetailsButton code={codeOf(row)} />,
  };
}
