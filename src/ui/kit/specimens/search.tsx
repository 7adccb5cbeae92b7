import { type ReactNode, useState } from "react";
import type { Specimen } from "#src/ui/kit/specimen.ts";
import type { ChoiceFilter, RangeFilter, TextFilter } from "#src/ui/list/list-search.ts";
import { AmountRangeChip } from "#src/ui/list/search/AmountRangeChip.tsx";
import { DayRangeChip } from "#src/ui/list/search/DayRangeChip.tsx";
import { EnteredInput } from "#src/ui/list/search/EnteredInput.tsx";
import { FilterChip } from "#src/ui/list/search/FilterChip.tsx";
import { Filters } from "#src/ui/list/search/Filters.tsx";
import { SearchField } from "#src/ui/list/search/SearchField.tsx";
import { SortField } from "#src/ui/list/search/SortField.tsx";
import { DEFINITION } from "./sample-list.tsx";

const CODE: TextFilter = { name: "code", label: "Code", kind: "text", maxLength: 40 };
const HASH: TextFilter = { name: "hash", label: "Hash", kind: "text", maxLength: 80 };
const STATUS: ChoiceFilter = {
  name: "status",
  label: "Status",
  kind: "choice",
  options: [
    { value: "paid", label: "Paid" },
    { value: "cancelled", label: "Cancelled" },
  ],
};

const LEAST: RangeFilter = { name: "amountFrom", label: "Amount", kind: "amount", bound: "from" };
const MOST: RangeFilter = { name: "amountUntil", label: "Amount", kind: "amount", bound: "until" };

export const SEARCH: readonly Specimen[] = [
  {
    component: SearchField,
    states: {
      "a code": (
        <With<Record<string, string>> first={{}}>
          {(filters, change) => (
            <SearchField filter={CODE} code={CODE} hash={undefined} filters={filters} onChange={change} />
          )}
        </With>
      ),
      "a code or a hash, filled": (
        <With<Record<string, string>> first={{ code: "ORD1" }}>
          {(filters, change) => (
            <SearchField filter={CODE} code={CODE} hash={HASH} filters={filters} onChange={change} />
          )}
        </With>
      ),
    },
  },
  {
    component: EnteredInput,
    states: {
      plain: (
        <With first="ORD1">
          {(value, change) => <EnteredInput filter={CODE} value={value} aria-label="Code" onEnter={change} />}
        </With>
      ),
    },
  },
  {
    component: AmountRangeChip,
    states: {
      "not set": <Amounts first={{}} />,
      set: <Amounts first={{ amountFrom: "10.50", amountUntil: "100" }} />,
    },
  },
  {
    component: FilterChip,
    states: {
      "choice, not set": <Chip filter={STATUS} first="" />,
      "choice, set": <Chip filter={STATUS} first="paid" />,
      "text, not set": <Chip filter={CODE} first="" />,
      "text, set": <Chip filter={CODE} first="ORD1" />,
    },
  },
  {
    component: DayRangeChip,
    states: {
      "not set": <Days first={{ from: "", until: "" }} />,
      set: <Days first={{ from: "2026-11-01", until: "2026-11-21" }} />,
    },
  },
  {
    component: Filters,
    states: {
      "one is set": (
        <With<Record<string, string>> first={{ status: "paid" }}>
          {(values, change) => <Filters filters={DEFINITION.search.filters} values={values} onChange={change} />}
        </With>
      ),
    },
  },
  {
    component: SortField,
    states: {
      "not sorted": <Sort first={null} />,
      descending: <Sort first="-amount" />,
    },
  },
];

/** Holds a value for something that shows and changes it. */
function With<Value>(props: { first: Value; children: (value: Value, change: (value: Value) => void) => ReactNode }) {
  const [value, change] = useState(props.first);
  return props.children(value, change);
}

function Amounts({ first }: { first: Record<string, string> }) {
  return (
    <With first={first}>
      {(values, change) => <AmountRangeChip from={LEAST} until={MOST} values={values} onChange={change} />}
    </With>
  );
}

function Chip({ filter, first }: { filter: ChoiceFilter | TextFilter; first: string }) {
  return <With first={first}>{(value, change) => <FilterChip filter={filter} value={value} onChange={change} />}</With>;
}

function Days({ first }: { first: { from: string; until: string } }) {
  return (
    <With first={first}>{(range, change) => <DayRangeChip label="Created" range={range} onChange={change} />}</With>
  );
}

function Sort({ first }: { first: string | null }) {
  return (
    <With first={first}>
      {(sort, change) => <SortField columns={DEFINITION.columns} sort={sort} onChange={change} />}
    </With>
  );
}
