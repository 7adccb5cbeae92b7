import { RepeatIcon } from "@blueprintjs/icons/lib/esm/generated/components/repeat";
import { createActor, fromCallback } from "xstate";
import { type BulkEnd, bulkRun } from "#machines/shell/bulk-run.ts";
import type { Specimen } from "#src/ui/kit/specimen.ts";
import { BulkBar } from "#src/ui/list/bulk/BulkBar.tsx";
import { BulkResult } from "#src/ui/list/bulk/BulkResult.tsx";
import type { BulkOffer } from "#src/ui/list/bulk/bulk-offer.ts";
import { RowBulkButton } from "#src/ui/list/bulk/RowBulkButton.tsx";
import { SelectPage } from "#src/ui/list/bulk/SelectPage.tsx";
import { SelectRow } from "#src/ui/list/bulk/SelectRow.tsx";
import type { HeldBulk } from "#src/ui/list/bulk/use-bulk.ts";
import { SAMPLES, type Sample } from "./sample-list.tsx";

const nothing = () => undefined;
const LOGIC = bulkRun.provide({ actors: { actOnEach: fromCallback(nothing) } });
const CODES = SAMPLES.map(({ code }) => code);

const OFFER: BulkOffer<Sample> = {
  logic: LOGIC,
  nameOf: ({ code }) => code,
  icon: <RepeatIcon />,
  label: "Send again",
  labelOf: (name) => `Send ${name} again`,
  done: (count) => `Sent again and accepted: ${count}`,
  undone: "Sent again, but not accepted by your application:",
};

/** A selection of the sample rows, and a run with all of them that has come so far. */
function bulkOf(at: { selected?: readonly string[]; ends?: readonly BulkEnd[]; isOver?: boolean }): HeldBulk<Sample> {
  const { selected = [], ends, isOver = false } = at;
  const run = createActor(LOGIC).start();
  if (ends) run.send({ type: "STARTED", items: CODES.map((code) => ({ code, name: code })) });
  for (const end of ends ?? []) run.send({ type: "ITEM_ENDED", ...end });
  if (isOver) run.send({ type: "RUN_ENDED" });
  const ofRows = { offer: OFFER, run: run.getSnapshot(), toggle: nothing, startRow: nothing };
  return {
    ...ofRows,
    ofRows,
    selected,
    isPageSelected: selected.length === CODES.length,
    togglePage: nothing,
    clear: nothing,
    startSelection: nothing,
    stop: nothing,
    dismiss: nothing,
  };
}

const [FIRST = "", SECOND = "", THIRD = ""] = CODES;
const DONE: BulkEnd = { code: FIRST, outcome: { kind: "done" } };
const HELD: Readonly<Record<string, HeldBulk<Sample>>> = {
  selected: bulkOf({ selected: [FIRST, SECOND] }),
  running: bulkOf({ selected: [SECOND, THIRD], ends: [DONE] }),
  "all done": bulkOf({ ends: CODES.map((code) => ({ code, outcome: { kind: "done" } })), isOver: true }),
  "some came to nothing": bulkOf({
    selected: [SECOND, THIRD],
    ends: [
      DONE,
      { code: SECOND, outcome: { kind: "undone" } },
      { code: THIRD, outcome: { kind: "refused", errCode: "2009", errMsg: "Too many attempts." } },
    ],
    isOver: true,
  }),
  stopped: bulkOf({ selected: [SECOND, THIRD], ends: [DONE], isOver: true }),
};

export const BULK: readonly Specimen[] = [
  {
    component: BulkBar,
    states: Object.fromEntries(
      Object.entries(HELD).map(([name, bulk]) => [name, <BulkBar key={name} bulk={bulk} onLeave={nothing} />]),
    ),
  },
  {
    component: BulkResult,
    states: Object.fromEntries(
      Object.entries(HELD)
        .filter(([, { run }]) => run.matches("ended"))
        .map(([name, bulk]) => [name, <BulkResult key={name} bulk={bulk} onDismiss={nothing} />]),
    ),
  },
  {
    component: RowBulkButton,
    states: Object.fromEntries(
      SAMPLES.slice(1, 2).flatMap((row) =>
        Object.entries(HELD)
          .slice(0, 2)
          .map(([name, bulk]) => [name, <RowBulkButton key={name} bulk={bulk.ofRows} row={row} code={row.code} />]),
      ),
    ),
  },
  {
    component: SelectRow,
    states: { selected: <SelectRow bulk={bulkOf({}).ofRows} code={FIRST} name={FIRST} isSelected /> },
  },
  {
    component: SelectPage,
    states: {
      none: <SelectPage bulk={bulkOf({})} />,
      some: <SelectPage bulk={bulkOf({ selected: [FIRST] })} />,
      all: <SelectPage bulk={bulkOf({ selected: CODES })} />,
    },
  },
];
