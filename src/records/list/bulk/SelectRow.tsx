import { Checkbox } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import css from "./bulk.module.css";
import type { RowBulkAction } from "./use-bulk.ts";

export function SelectRow<Row>(props: { bulk: RowBulkAction<Row>; code: string; name: string; isSelected: boolean }) {
  const { bulk, code, name, isSelected } = props;
  const { t } = useTranslation("list");
  return (
    <Checkbox
      className={css.select ?? ""}
      aria-label={t("bulk.selectRow", { name })}
      checked={isSelected}
      onChange={() => bulk.toggle(code)}
    />
  );
}
