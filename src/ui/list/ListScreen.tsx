import { type ComponentType, type ReactElement, type ReactNode, Suspense } from "react";
import type { list as listMachine } from "#machines/shell/list.ts";
import type { DialogProps } from "#src/ui/dialog/address-dialog.ts";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { ListView } from "./ListView.tsx";
import type { ListDefinition } from "./list-definition.ts";
import { useList } from "./use-list.ts";

/** The dialogs of a list's screen: their names in the address, and the view that shows them, fetched when one opens. */
export type ListDialogs<Name extends string> = { names: readonly Name[]; View: ComponentType<DialogProps<Name>> };

const NONE: readonly never[] = [];

/**
 * A screen that is a list: its heading, its rows, and above them the dialog that the address opens.
 * @param props.logic the list machine with its call, from the area's `provide.ts`; it decides what a row is.
 */
export function ListScreen<Row, Name extends string = never>(props: {
  definition: ListDefinition<Row>;
  logic: typeof listMachine;
  lead?: string;
  actions?: ReactNode;
  /** What is said when there is nothing at all, without any search. */
  empty: { icon: ReactElement; title: string; text: string; actions?: ReactNode };
  dialogs?: ListDialogs<Name>;
}) {
  const { definition, logic, lead, actions, empty, dialogs } = props;
  const list = useList(logic, definition);
  const { opened, open, close } = useAddressDialog(dialogs?.names ?? NONE);
  return (
    <>
      <PageHeader title={definition.title} lead={lead} actions={actions} />
      <ListView
        list={list}
        definition={definition}
        empty={
          <EmptyState icon={empty.icon} title={empty.title} actions={empty.actions}>
            {empty.text}
          </EmptyState>
        }
      />
      {dialogs && opened && (
        <Suspense>
          {/* About something else it is another dialog, with nothing left of the one before. */}
          <dialogs.View
            key={`${opened.name} ${opened.about}`}
            opened={opened}
            onOpen={open}
            onClose={close}
            onChanged={list.refresh}
          />
        </Suspense>
      )}
    </>
  );
}
