import { Button } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { createActor } from "xstate";
import { type ColumnLayout, readLayout } from "#machines/shell/column-layout.ts";
import { listPreferences } from "#machines/shell/list-preferences.ts";
import { type ListPreferences, NO_PREFERENCES } from "#machines/shell/saved-views.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import type { Specimen } from "#src/ui/kit/specimen.ts";
import { ColumnsPopover } from "#src/ui/list/columns/ColumnsPopover.tsx";
import { ExportPopover } from "#src/ui/list/export/ExportPopover.tsx";
import { DayRangePopover } from "#src/ui/list/search/DayRangePopover.tsx";
import { ViewMenu } from "#src/ui/list/views/ViewMenu.tsx";
import { ViewNamePopover } from "#src/ui/list/views/ViewNamePopover.tsx";
import { type Anchored, AnchoredPopover } from "#src/ui/popover/AnchoredPopover.tsx";
import { RecordFrame } from "#src/ui/record/RecordFrame.tsx";
import { DEFINITION, EVERYTHING, EXPORT } from "./sample-list.tsx";

const PAID = { name: "Paid", query: "status=paid" };
const PREFERENCES: ListPreferences = { ...NO_PREFERENCES, views: [PAID] };
const VIEWS = createActor(listPreferences, { input: { preferences: PREFERENCES } }).start();
const KEYS = DEFINITION.columns.map(({ key }) => key);

export const OVERLAYS: readonly Specimen[] = [
  {
    component: ConsoleDialog,
    states: Object.fromEntries(
      (["small", "large", "sheet"] as const).map((size) => [
        size,
        <Opener key={size}>
          {(close) => (
            <ConsoleDialog title="Cancel the order?" size={size} closeLabel="Close" onClose={close}>
              <p>It cannot be paid afterwards.</p>
            </ConsoleDialog>
          )}
        </Opener>,
      ]),
    ),
  },
  {
    component: RecordFrame,
    states: {
      beside: <Framed isBeside />,
      "as a sheet": <Framed isBeside={false} />,
    },
  },
  {
    component: AnchoredPopover,
    states: {
      plain: <Popping>{(anchored) => <AnchoredPopover {...anchored} content={<p>Below its button.</p>} />}</Popping>,
    },
  },
  {
    component: ExportPopover,
    states: {
      plain: <Popping>{(anchored) => <ExportPopover {...anchored} offer={EXPORT} query={EVERYTHING} />}</Popping>,
    },
  },
  { component: ColumnsPopover, states: { "one is hidden": <LaidColumns /> } },
  {
    component: ViewNamePopover,
    states: {
      "a name that is taken": (
        <Popping>
          {(anchored) => (
            <ViewNamePopover
              {...anchored}
              title="Save view"
              first=""
              preferences={PREFERENCES}
              isPossible={(name) => name !== "Paid"}
              onName={() => undefined}
            />
          )}
        </Popping>
      ),
    },
  },
  {
    component: ViewMenu,
    states: {
      changed: (
        <MemoryRouter>
          <Popping>
            {(anchored) => (
              <ViewMenu
                {...anchored}
                view={PAID}
                snapshot={VIEWS.getSnapshot()}
                send={() => undefined}
                shown="Paid"
                present="status=pending"
              />
            )}
          </Popping>
        </MemoryRouter>
      ),
    },
  },
  { component: DayRangePopover, states: { plain: <PickedDays /> } },
];

function LaidColumns() {
  const [layout, setLayout] = useState<ColumnLayout>(() => readLayout("code.-status.amount_14", KEYS));
  return (
    <Popping>
      {(anchored) => (
        <ColumnsPopover
          {...anchored}
          all={DEFINITION.columns}
          layout={layout}
          isOwn={false}
          onChange={(next) => setLayout(next ?? readLayout("", KEYS))}
        />
      )}
    </Popping>
  );
}

/** A button, and what it opens. */
export function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function Framed({ isBeside }: { isBeside: boolean }) {
  return (
    <Opener>
      {(close) => (
        <RecordFrame title="Order ORD1" isBeside={isBeside} actions={null} onClose={close}>
          <p>What is known of it.</p>
        </RecordFrame>
      )}
    </Opener>
  );
}

function Popping({ children }: { children: (anchored: Anchored) => ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={setAnchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Open
      </Button>
      {anchor && children({ anchor, isOpen, onClose: () => setOpen(false) })}
    </>
  );
}

function PickedDays() {
  const [range, setRange] = useState({ from: "2026-11-01", until: "2026-11-21" });
  return (
    <Popping>
      {(anchored) => <DayRangePopover {...anchored} label="Created" range={range} onChange={setRange} />}
    </Popping>
  );
}
