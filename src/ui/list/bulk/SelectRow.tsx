import { useTranslation } from "react-i18next";
import css from "./bulk.module.css";
import type { HeldBulk } from "./use-bulk.ts";

/**
 * Selects a row.
 * @param props.row its place in the grid, so that the arrow keys come to it; absent on cards.
 */
export function SelectRow<Row>(props: { bulk: HeldBulk<Row>; code: string; name: string; row?: number }) {
  const { bulk, code, name, row } = props;
  const { t } = useTranslation("list");
  return (
    <label className={css.select}>
      <input
        type="checkbox"
        aria-label={t("bulk.selectRow", { name })}
        checked={bulk.selected.includes(code)}
        onChange={() => bulk.toggle(code)}
        {...(row !== undefined && { "data-row": row, "data-column": 0, tabIndex: -1 })}
      />
    </label>
  );
}
