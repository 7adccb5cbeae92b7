import { Button } from "@blueprintjs/core";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import css from "./cells.module.css";

/** What can be done with a row, and the button that opens its record. */
export function RowActions<Row>(props: {
  row: Row;
  code: string;
  Actions: ComponentType<{ row: Row }> | undefined;
  onOpen: ((code: string) => void) | null;
}) {
  const { row, code, Actions, onOpen } = props;
  const { t } = useTranslation("list");
  return (
    <span className={css.actions}>
      {Actions && <Actions row={row} />}
      {onOpen && (
        <Button
          size="small"
          variant="minimal"
          aria-label={t("detailsOf", { code })}
          aria-haspopup="dialog"
          onClick={() => onOpen(code)}
        >
          {t("details")}
        </Button>
      )}
    </span>
  );
}
