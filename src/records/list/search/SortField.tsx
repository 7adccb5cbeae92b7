import { HTMLSelect } from "@blueprintjs/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Column } from "#src/records/list/list-definition.ts";
import css from "./search.module.css";

/** Chooses the list's order where there are no column headers. */
export function SortField<Row>(props: {
  columns: readonly Column<Row>[];
  sort: string | null;
  onChange: (sort: string | null) => void;
}) {
  const { t } = useTranslation("list");
  const id = useId();
  const sortable = props.columns.filter(({ sort }) => sort !== undefined);
  if (sortable.length === 0) return null;
  return (
    <div className={css.chip} data-set={props.sort !== null}>
      <label htmlFor={id}>{t("sort")}</label>
      <HTMLSelect
        id={id}
        iconName="caret-down"
        iconProps={{ title: "" }}
        value={props.sort ?? ""}
        options={[
          { value: "", label: t("ownOrder") },
          ...sortable.flatMap(({ title, sort = "" }) => [
            { value: sort, label: t("ascending", { column: title }) },
            { value: `-${sort}`, label: t("descending", { column: title }) },
          ]),
        ]}
        onChange={({ target }) => props.onChange(target.value === "" ? null : target.value)}
      />
    </div>
  );
}
