import { ChevronRightIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-right";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { blueprint } from "#src/ui/blueprint.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import type { RowBulkAction } from "./bulk/use-bulk.ts";
import css from "./cells.module.css";

/** A row's actions. */
export function RowActions<Row>(props: {
  row: Row;
  code: string;
  Actions: ComponentType<{ row: Row }> | undefined;
  bulk?: RowBulkAction<Row> | null | undefined;
  children?: ReactNode;
}) {
  const { row, code, Actions, bulk, children } = props;
  return (
    <span className={css.actions}>
      {Actions && <Actions row={row} />}
      {bulk && <RowBulkButton bulk={bulk} row={row} code={code} />}
      {children}
    </span>
  );
}

/** The button that opens a row's record. @param props.isShort shows an icon instead of text. */
export function OpenRecordButton(props: { code: string; onOpen: (code: string) => void; isShort?: boolean }) {
  const { code, onOpen, isShort = false } = props;
  const { t } = useTranslation("list");
  return (
    <button
      type="button"
      className={blueprint("button", "small", "minimal")}
      aria-label={t("detailsOf", { code })}
      aria-haspopup="dialog"
      onClick={() => onOpen(code)}
    >
      {isShort ? <ChevronRightIcon aria-hidden /> : t("details")}
    </button>
  );
}

/** Runs the list's bulk action for one row. */
function RowBulkButton<Row>({ bulk, row, code }: { bulk: RowBulkAction<Row>; row: Row; code: string }) {
  const { action, run } = bulk;
  const { items, ends } = run.context;
  const isBusy = run.hasTag("busy");
  const isMine = items.some((item) => item.code === code) && ends.every((end) => end.code !== code);
  return (
    <BusyButton
      size="small"
      variant="minimal"
      aria-label={action.labelOf(action.nameOf(row))}
      aria-disabled={isBusy}
      busy={isBusy && isMine}
      onClick={() => bulk.startRow(row)}
    >
      {action.label}
    </BusyButton>
  );
}
