import { Button } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { createActor } from "xstate";
import { listPreferences } from "#machines/shell/list-preferences.ts";
import { resource } from "#machines/shell/resource.ts";
import type { Specimen } from "#src/ui/kit/specimen.ts";
import { AddedNotice } from "#src/ui/list/AddedNotice.tsx";
import { placeColumns } from "#src/ui/list/column-room.ts";
import { ColumnsButton } from "#src/ui/list/columns/ColumnsButton.tsx";
import { ExportButton } from "#src/ui/list/export/ExportButton.tsx";
import type { Field } from "#src/ui/list/export/field.ts";
import { inPlace } from "#src/ui/list/in-place.ts";
import { ListCards } from "#src/ui/list/ListCards.tsx";
import { ListNothing } from "#src/ui/list/ListNothing.tsx";
import { ListPager } from "#src/ui/list/ListPager.tsx";
import { ListRows } from "#src/ui/list/ListRows.tsx";
import { ListScreen } from "#src/ui/list/ListScreen.tsx";
import { ListSkeleton } from "#src/ui/list/ListSkeleton.tsx";
import { ListStatus } from "#src/ui/list/ListStatus.tsx";
import { ListToolbar } from "#src/ui/list/ListToolbar.tsx";
import { ListTotals } from "#src/ui/list/ListTotals.tsx";
import { ListView } from "#src/ui/list/ListView.tsx";
import { RowActions } from "#src/ui/list/RowActions.tsx";
import { RowCard } from "#src/ui/list/RowCard.tsx";
import { Sheet } from "#src/ui/list/sheet/Sheet.tsx";
import { SheetButton } from "#src/ui/list/sheet/SheetButton.tsx";
import { SheetTable } from "#src/ui/list/sheet/SheetTable.tsx";
import { sheetCells } from "#src/ui/list/sheet/sheet-cells.ts";
import { HeaderCell } from "#src/ui/list/table/HeaderCell.tsx";
import { ListTable } from "#src/ui/list/table/ListTable.tsx";
import { TableRow } from "#src/ui/list/table/TableRow.tsx";
import { UnreadableRow } from "#src/ui/list/UnreadableRow.tsx";
import { UpdatedAgo } from "#src/ui/list/UpdatedAgo.tsx";
import type { HeldList } from "#src/ui/list/use-list.ts";
import type { HeldPreferences } from "#src/ui/list/use-list-preferences.ts";
import { SaveViewButton } from "#src/ui/list/views/SaveViewButton.tsx";
import { ViewBar } from "#src/ui/list/views/ViewBar.tsx";
import { ViewTabs } from "#src/ui/list/views/ViewTabs.tsx";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { DEFINITION, EVERYTHING, EXPORT, Held, SAMPLES, type Sample, type Saying, SOURCE } from "./sample-list.tsx";
import { failureOfKind } from "./samples.ts";

const nothing = () => undefined;
const UNREADABLE = [
  { index: 1, code: "ORD20261118000004", field: "amount", expected: "an amount", failure: failureOfKind("unreadable") },
  { index: 3, code: "", field: "code", expected: "an id" },
];
const ARRIVED = { codes: ["ORD20261122000007"], isMore: false, dismiss: nothing };
const EMPTY = <EmptyState icon={<SearchIcon />} title="No orders yet" actions={<Button>Choose a package</Button>} />;

/** What the service says in each state of a list, and what it was asked. */
const STATES: Readonly<Record<string, { sayings: readonly Saying[]; address?: string }>> = {
  loading: { sayings: ["pending"] },
  shown: { sayings: [SAMPLES] },
  updating: { sayings: [SAMPLES, "pending"] },
  "rows that cannot be read": {
    sayings: [{ items: [...SAMPLES], unreadable: UNREADABLE, total: SAMPLES.length + UNREADABLE.length }],
  },
  "failed, with the rows before": { sayings: [SAMPLES, "failed"] },
  failed: { sayings: ["failed"] },
  empty: { sayings: [[]] },
  "no match": { sayings: [[]], address: "?code=ORD9" },
  "past the end": { sayings: [{ total: 3 }], address: "?page=9" },
};

const inEachState = (
  view: (held: HeldList<Sample>, preferences: HeldPreferences<Sample>) => ReactNode,
  only = Object.keys(STATES),
) =>
  Object.fromEntries(
    Object.entries(STATES)
      .filter(([name]) => only.includes(name))
      .map(([name, state]) => [
        name,
        <Held key={name} {...state}>
          {view}
        </Held>,
      ]),
  );

const shared = { definition: DEFINITION, opened: null, onOpen: nothing } as const;
const FIELDS = DEFINITION.fields as readonly Field<unknown>[];
const { columns: COLUMNS } = placeColumns(DEFINITION.columns, { isSelectable: false, actions: 12 });
const rowOf = (row: Sample) => ({
  ...{ row, code: row.code, columns: COLUMNS, isOpen: true, onOpen: nothing },
  ...{ Actions: DEFINITION.Actions, bulk: null, isSelected: false },
});
const pages = (total: number | null, address: string) => (
  <Held sayings={[{ items: Array(10).fill(SAMPLES[0]), total }]} address={`?pageSize=10&page=${address}`}>
    {(held) => <ListPager list={held} updatedAt={null} />}
  </Held>
);

const VIEWS = createActor(listPreferences, {
  input: {
    preferences: {
      columns: "",
      views: [
        { name: "Paid", query: "status=paid" },
        { name: "Large", query: "sort=-amount" },
      ],
      usual: "Large",
    },
  },
}).start();
const views = (present: string, shown: string) => (
  <MemoryRouter>
    <ViewTabs snapshot={VIEWS.getSnapshot()} send={nothing} shown={shown} present={present} />
  </MemoryRouter>
);

export const LISTS: readonly Specimen[] = [
  {
    component: ListView,
    states: inEachState((held) => <ListView {...shared} list={held} source={SOURCE} empty={EMPTY} />),
  },
  {
    component: ListRows,
    states: inEachState(
      (held) => <ListRows {...shared} columns={COLUMNS} form="table" list={held} bulk={null} />,
      ["shown"],
    ),
  },
  {
    component: ListTable,
    states: {
      shown: <Held sayings={[SAMPLES]}>{(held) => <ListTable {...shared} list={held} columns={COLUMNS} />}</Held>,
      "one is open": (
        <Held sayings={[SAMPLES]}>
          {(held) => <ListTable {...shared} list={held} columns={COLUMNS} opened={SAMPLES[1]?.code ?? null} />}
        </Held>
      ),
    },
  },
  {
    component: HeaderCell,
    states: Object.fromEntries(
      [null, "amount", "-amount"].map((sort) => [
        sort ?? "not sorted",
        <table key={sort} className="grid">
          <thead>
            <tr>
              {COLUMNS.slice(2, 3).map((column) => (
                <HeaderCell key={column.key} column={column} sort={sort} onSort={nothing} />
              ))}
            </tr>
          </thead>
        </table>,
      ]),
    ),
  },
  {
    component: ListCards,
    states: {
      shown: <Held sayings={[SAMPLES]}>{(held) => <ListCards {...shared} columns={COLUMNS} list={held} />}</Held>,
    },
  },
  {
    component: TableRow,
    states: Object.fromEntries(
      SAMPLES.slice(0, 1).map((row) => [
        "open",
        <table key={row.code} className="grid">
          <tbody>
            <TableRow {...rowOf(row)} index={2} />
          </tbody>
        </table>,
      ]),
    ),
  },
  {
    component: RowCard,
    states: Object.fromEntries(
      SAMPLES.slice(0, 1).map((row) => [
        "open",
        <ul key={row.code}>
          <RowCard {...rowOf(row)} />
        </ul>,
      ]),
    ),
  },
  {
    component: Sheet,
    states: {
      shown: (
        <Sheet
          title={DEFINITION.title}
          fields={FIELDS}
          columns={DEFINITION.columns}
          query={EVERYTHING}
          loadPage={SOURCE.loadPage}
          refreshes={0}
        />
      ),
    },
  },
  {
    component: SheetTable,
    states: {
      "three rows": (
        <SheetTable
          cells={sheetCells(inPlace<unknown>(SAMPLES, []), FIELDS, "", String)}
          fields={FIELDS}
          titles={FIELDS.map(({ title }) => title)}
          onMoved={nothing}
          onSelected={nothing}
          onEndInSight={nothing}
        />
      ),
    },
  },
  {
    component: SheetButton,
    states: {
      "a list": <SheetButton isSheet={false} onToggle={nothing} />,
      "a sheet": <SheetButton isSheet onToggle={nothing} />,
    },
  },
  { component: ListSkeleton, states: { "three rows": <ListSkeleton rows={3} /> } },
  {
    component: ListNothing,
    states: inEachState(
      (held) => <ListNothing list={held} empty={EMPTY} onLeave={nothing} />,
      ["empty", "no match", "past the end", "failed"],
    ),
  },
  {
    component: ListPager,
    states: { first: pages(35, "1"), last: pages(35, "4"), "nobody counts": pages(null, "2") },
  },
  {
    component: ListTotals,
    states: {
      "all rows": <Held sayings={[SAMPLES]}>{(held) => <ListTotals list={held} definition={DEFINITION} />}</Held>,
      "one page of many": (
        <Held sayings={[{ items: [...SAMPLES], total: 230 }]}>
          {(held) => <ListTotals list={held} definition={DEFINITION} />}
        </Held>
      ),
    },
  },
  {
    component: ListToolbar,
    states: {
      wide: (
        <Held sayings={[SAMPLES]} address="?status=paid">
          {(held, preferences) => (
            <ListToolbar
              list={held}
              preferences={preferences}
              definition={DEFINITION}
              loadPage={EXPORT.load}
              isNarrow={false}
              onRefresh={nothing}
            />
          )}
        </Held>
      ),
      narrow: (
        <Held sayings={[SAMPLES]} address="?status=paid">
          {(held, preferences) => (
            <ListToolbar
              list={held}
              preferences={preferences}
              definition={DEFINITION}
              loadPage={EXPORT.load}
              isNarrow
              onRefresh={nothing}
            />
          )}
        </Held>
      ),
    },
  },
  {
    component: ListStatus,
    states: { "for screen readers only": <Held sayings={[SAMPLES]}>{(held) => <ListStatus list={held} />}</Held> },
  },
  {
    component: RowActions,
    states: Object.fromEntries(
      SAMPLES.slice(0, 1).flatMap((row) => [
        [
          "with actions",
          <RowActions key="1" row={row} code={row.code} Actions={DEFINITION.Actions} onOpen={nothing} />,
        ],
        ["details only", <RowActions key="2" row={row} code={row.code} Actions={undefined} onOpen={nothing} />],
      ]),
    ),
  },
  {
    component: UnreadableRow,
    states: Object.fromEntries(
      UNREADABLE.map((row) => [row.code || "without a code", <UnreadableRow key={row.index} row={row} number={3} />]),
    ),
  },
  { component: ExportButton, states: { plain: <ExportButton offer={EXPORT} query={EVERYTHING} isPossible /> } },
  {
    component: ColumnsButton,
    states: {
      "its own": (
        <Held sayings={[SAMPLES]}>
          {(_, preferences) => <ColumnsButton preferences={preferences} all={DEFINITION.columns} />}
        </Held>
      ),
      chosen: (
        <Held sayings={[SAMPLES]} address="?columns=code.-status">
          {(_, preferences) => <ColumnsButton preferences={preferences} all={DEFINITION.columns} />}
        </Held>
      ),
    },
  },
  {
    component: AddedNotice,
    states: {
      "beside the filters": (
        <Held sayings={[SAMPLES]} address="?status=paid">
          {(held) => <AddedNotice list={held} codeOf={({ code }) => code} arrivals={ARRIVED} />}
        </Held>
      ),
    },
  },
  { component: UpdatedAgo, states: { "just now": <UpdatedAgo at={Date.now()} /> } },
  {
    component: SaveViewButton,
    states: {
      plain: (
        <Held sayings={[SAMPLES]}>
          {(_, preferences) => <SaveViewButton preferences={preferences} view={() => ""} />}
        </Held>
      ),
    },
  },
  {
    component: ViewBar,
    states: {
      "a view that a link brought": (
        <Held sayings={[SAMPLES]} address="?view=Paid&status=paid">
          {(held, preferences) => <ViewBar list={held} preferences={preferences} search={DEFINITION.search} />}
        </Held>
      ),
    },
  },
  {
    component: ViewTabs,
    states: {
      saved: views("status=paid", "Paid"),
      "changed since": views("status=pending", "Paid"),
      "from a link": views("status=pending", "To be paid"),
    },
  },
  { component: ListScreen, states: { shown: <Screen /> } },
];

function Screen() {
  return (
    <MemoryRouter>
      <ListScreen
        definition={DEFINITION}
        source={SOURCE}
        lead="What was ordered, and what became of it."
        empty={{ icon: <SearchIcon />, title: "No orders yet", text: "An order appears here as soon as it is placed." }}
        record={{ title: (code) => `Order ${code}`, logic: resource, fromRow: (row) => row }}
      />
    </MemoryRouter>
  );
}
