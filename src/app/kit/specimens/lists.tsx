import { Button } from "@blueprintjs/core";
import { RepeatIcon } from "@blueprintjs/icons/lib/esm/generated/components/repeat";
import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import { MemoryRouter } from "react-router-dom";
import { fromCallback, fromPromise } from "xstate";
import { bulkRun } from "#machines/shell/bulk-run.ts";
import { unprovided } from "#machines/unprovided.ts";
import type { Specimen } from "#src/app/kit/specimen.ts";
import { BulkResult } from "#src/records/list/bulk/BulkResult.tsx";
import { ListScreen } from "#src/records/list/ListScreen.tsx";
import { ListView } from "#src/records/list/ListView.tsx";
import { resourceOf } from "#src/records/resource/use-resource.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { DEFINITION, Held, SAMPLES, type Sample, type Saying, SOURCE } from "./sample-list.tsx";
import { failureOfKind } from "./samples.ts";

const UNREADABLE = [
  { index: 1, code: "ORD20261118000004", field: "amount", expected: "an amount", failure: failureOfKind("unreadable") },
  { index: 3, code: "", field: "code", expected: "an id" },
];
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
  "a view that a link brought": { sayings: [SAMPLES], address: "?view=Paid&status=paid" },
};

const BULK = {
  logic: bulkRun.provide({ actors: { actOnEach: fromCallback(() => undefined) } }),
  nameOf: ({ code }: Sample) => code,
  icon: <RepeatIcon />,
  label: "Send again",
  labelOf: (name: string) => `Send ${name} again`,
  doneText: (count: number) => `Sent again and accepted: ${count}`,
  noEffectText: "Sent again, but not accepted by your application:",
};

/** A run over two rows, of which one had no effect. */
const ENDED_RUN = bulkRun.resolveState({
  value: "ended",
  context: {
    items: ["1", "2"].map((code) => ({ code, name: `CB${code}` })),
    ends: [
      { code: "1", outcome: { kind: "done" } },
      { code: "2", outcome: { kind: "undone" } },
    ],
  },
});

export const LISTS: readonly Specimen[] = [
  {
    component: BulkResult,
    states: {
      "one of two had no effect": <BulkResult bulk={{ action: BULK, run: ENDED_RUN }} onDismiss={() => undefined} />,
    },
  },
  {
    component: ListView,
    states: Object.fromEntries(
      Object.entries(STATES).map(([name, state]) => [
        name,
        <Held key={name} {...state}>
          {(list) => (
            <ListView
              list={list}
              definition={DEFINITION}
              source={SOURCE}
              opened={null}
              onOpen={() => undefined}
              empty={EMPTY}
            />
          )}
        </Held>,
      ]),
    ),
  },
  {
    component: ListScreen,
    states: {
      "with records, and something to do with several": (
        <MemoryRouter>
          <ListScreen
            definition={DEFINITION}
            source={SOURCE}
            lead="What was ordered, and what became of it."
            empty={{
              icon: <SearchIcon />,
              title: "No orders yet",
              text: "An order appears here as soon as it is placed.",
            }}
            record={{
              title: (code) => `Order ${code}`,
              logic: resourceOf<Sample>(fromPromise(unprovided)),
              fromRow: (row) => row,
            }}
            bulk={BULK}
          />
        </MemoryRouter>
      ),
    },
  },
];
