import { Checkbox } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import css from "./bulk.module.css";
import type { BulkHandle } from "./use-bulk.ts";

/** A checkbox that selects every row of the page, or none. In a table's header its label is hidden. */
export function SelectPage<Row>({ bulk, inTable = false }: { bulk: BulkHandle<Row>; inTable?: boolean }) {
  const { t } = useTranslation("list");
  const isPartly = bulk.selected.length > 0 && !bulk.isPageSelected;
  return (
    <Checkbox
      className={css.select ?? ""}
      checked={bulk.isPageSelected}
      indeterminate={isPartly}
      onChange={bulk.togglePage}
    >
      <span className={inTable ? "visually-hidden" : undefined}>{t("bulk.selectPage")}</span>
    </Checkbox>
  );
}
