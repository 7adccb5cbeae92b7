import { type ComponentType, type ReactElement, type ReactNode, useCallback, useRef } from "react";
import { isOffered } from "#contracts/problem.ts";
import { RecordPanel } from "#src/records/record/RecordPanel.tsx";
import { RecordReceipt } from "#src/records/record/RecordReceipt.tsx";
import type { RecordView } from "#src/records/record/record-view.ts";
import type { DialogProps } from "#src/ui/dialog/address-dialog.ts";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import type { BulkAction } from "./bulk/use-bulk.ts";
import { ListView } from "./ListView.tsx";
import css from "./list.module.css";
import type { ListDefinition } from "./list-definition.ts";
import { useElementBreakpoint } from "./use-element-breakpoint.ts";
import { type ListSource, useList } from "./use-list.ts";

/** `?open=…` opens a record by its code, in every list. */
const RECORD_DIALOG = ["open"] as const;

const NONE: readonly never[] = [];

/** `?receipt=…` opens a record's receipt by its code, above the record. */
const RECEIPT_DIALOG = ["receipt"] as const;

/** Where a record opens: beside its list if both fit. */
function recordLayout(width: number): "beside" | "above" {
  return width >= 70 ? "beside" : "above";
}

/** The other dialogs of a list's screen: their names in the address, and the lazy view that shows them. */
export type ListDialogs<Name extends string> = {
  names: readonly Name[];
  View: ComponentType<DialogProps<Name>>;
};

/**
 * A list's screen: its heading, its rows, and the record or dialog that the address opens.
 * @param props.source the list with its call, from the area's `provide.ts`.
 */
export function ListScreen<Row, Detail extends Row = Row, Name extends string = never>(props: {
  definition: ListDefinition<Row>;
  source: ListSource<Row>;
  lead?: string;
  /** Actions beside the heading; called with whether the service offers the list. */
  actions?: (isOffered: boolean) => ReactNode;
  /** Shown when there are no records at all. */
  empty: { icon: ReactElement; title: string; text: string; actions?: ReactNode };
  record: RecordView<Row, Detail>;
  dialogs?: ListDialogs<Name>;
  /** The action for each row and for selected rows. */
  bulk?: BulkAction<Row>;
}) {
  const { definition, source, lead, actions, empty, record, dialogs, bulk } = props;
  const list = useList(source, definition);
  const { opened, open, close } = useAddressDialog(RECORD_DIALOG);
  const openRecord = useCallback((code: string) => open("open", code), [open]);
  const dialog = useAddressDialog<Name>(dialogs?.names ?? NONE);
  const receipt = useAddressDialog(RECEIPT_DIALOG);
  const screen = useRef<HTMLDivElement>(null);
  const shown = opened?.id ?? null;
  const place = useElementBreakpoint(screen, recordLayout);
  const isBeside = place === "beside";
  const isBesideRecord = isBeside && shown !== null;
  return (
    <>
      <PageHeader title={definition.title} lead={lead} actions={actions?.(isOffered(list.snapshot.context.problem))} />
      <div ref={screen} className={isBesideRecord ? css.besideRecord : undefined}>
        <ListView
          list={list}
          definition={definition}
          source={source}
          opened={shown}
          isBesideRecord={isBesideRecord}
          onOpen={openRecord}
          bulk={bulk}
          empty={
            <EmptyState icon={empty.icon} title={empty.title} actions={empty.actions}>
              {empty.text}
            </EmptyState>
          }
        />
        {shown && place && (
          <RecordPanel
            view={record}
            definition={definition}
            rows={list.rows}
            code={shown}
            isBeside={isBeside}
            onOpen={openRecord}
            onClose={close}
            onChanged={list.refresh}
            onReceipt={() => receipt.open("receipt", shown)}
          />
        )}
      </div>
      {record.receipt && receipt.opened && (
        <RecordReceipt key={receipt.opened.id} view={record} code={receipt.opened.id} onClose={receipt.close} />
      )}
      {dialogs && dialog.opened && (
        // The key resets the state for another record.
        <dialogs.View
          key={`${dialog.opened.name} ${dialog.opened.id}`}
          opened={dialog.opened}
          onClose={dialog.close}
          onChanged={(added) =>
            list.actor.send(added === undefined ? { type: "REFRESHED" } : { type: "RECORD_ADDED", code: added })
          }
        />
      )}
    </>
  );
}
