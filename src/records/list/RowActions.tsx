import { ChevronRightIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-right";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { blueprint } from "#src/ui/blueprint.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import type { RowBulkAction } from "./bulk/use-bulk.ts";
import css from "./cells.module.css";

/** What can be done with a row. @param props.children what stands after it. */
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

/** The button that opens a row's record. @param props.isShort whether it is a mark, where there is no room for its word. */
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

/** Does with one row what the list offers to do with several. */
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
