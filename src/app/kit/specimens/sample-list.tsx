import { Button } from "@blueprintjs/core";
import { type ReactNode, useEffect, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { fromPromise } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import { list, type Page } from "#machines/shell/list.ts";
import { DateTimeCell } from "#src/records/list/DateTimeCell.tsx";
import type { LoadPage } from "#src/records/list/export/all-pages.ts";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { RecordCode } from "#src/records/list/RecordCode.tsx";
import { type ListHandle, type ListSource, useList } from "#src/records/list/use-list.ts";
import { Money } from "#src/ui/format/Money.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import { failureOfKind } from "./samples.ts";

/** A record as made up as everything here. */
export type Sample = { code: string; status: string; amount: string; created: string };

export const SAMPLES: readonly Sample[] = [
  { code: "ORD20261121000001", status: "Paid", amount: "299.00", created: "2026-11-21T03:04:05Z" },
  { code: "ORD20261120000002", status: "Cancelled", amount: "99.00", created: "2026-11-20T11:20:00Z" },
  { code: "ORD20261119000003", status: "Paid", amount: "1499.00", created: "2026-11-19T20:00:00Z" },
];

export const DEFINITION: ListDefinition<Sample> = {
  title: "Orders",
  columns: [
    { key: "code", title: "Code", card: "heading", cell: ({ code }) => <RecordCode code={code} /> },
    {
      key: "status",
      title: "Status",
      card: "aside",
      cell: ({ status }) => <Tag tone={status === "Paid" ? "success" : "neutral"}>{status}</Tag>,
    },
    { key: "amount", title: "Amount", align: "end", sort: "amount", cell: ({ amount }) => <Money amount={amount} /> },
    { key: "created", title: "Created", sort: "created", cell: ({ created }) => <DateTimeCell instant={created} /> },
  ],
  search: {
    filters: [
      { name: "code", label: "Code", kind: "text", maxLength: 40 },
      { name: "status", label: "Status", kind: "choice", options: [{ value: "paid", label: "Paid" }] },
      { name: "createdFrom", label: "Created", kind: "day", bound: "from" },
      { name: "createdUntil", label: "Created", kind: "day", bound: "until" },
    ],
    sorts: ["amount", "-amount", "created", "-created"],
  },
  fields: [
    { column: "code", title: "Code", value: ({ code }) => code },
    { column: "amount", title: "Amount", value: ({ amount }) => ({ amount, currency: "USDT" }) },
  ],
  codeOf: ({ code }) => code,
  Actions: () => (
    <Button size="small" variant="minimal">
      Cancel
    </Button>
  ),
};

/** What the service says to a list: a page of these rows, nothing yet, or nothing ever. */
export type Saying = readonly Sample[] | Partial<Page<Sample>> | "pending" | "failed";

const load: LoadPage<Sample> = async () => ({ accepted: true, value: { items: [...SAMPLES], total: SAMPLES.length } });

/** Keeps nothing: what the kit shows leaves no traces. */
const KEEPING_NOTHING = { read: () => null, write: () => undefined, watch: () => () => undefined };

/** A list whose every page is there at once. */
export const SOURCE: ListSource<Sample> = {
  logic: list.provide({ actors: { loadPage: fromPromise(({ input, signal }) => load(input, null, signal)) } }),
  loadPage: load,
  loadSummary: async () => null,
  preferences: KEEPING_NOTHING,
};

/**
 * A list that holds what the service said.
 * @param props.sayings one answer after another: all but the first come when the list is refreshed, which happens by itself.
 * @param props.address what is asked for: "?page=9".
 */
export function Held(props: {
  sayings: readonly Saying[];
  address?: string;
  children: (list: ListHandle<Sample>) => ReactNode;
}) {
  return (
    <MemoryRouter initialEntries={[`/kit${props.address ?? ""}`]}>
      <Holding {...props} />
    </MemoryRouter>
  );
}

function Holding({ sayings, children }: Parameters<typeof Held>[0]) {
  const [source] = useState(() => sourceOf(sayings));
  const held = useList(source, DEFINITION);
  const { snapshot, refresh } = held;
  useEffect(() => {
    if (snapshot.hasTag("hasRows") && source.hasMore()) refresh();
  });
  return children(held);
}

function sourceOf(sayings: readonly Saying[]) {
  let asked = 0;
  const answer = async (): Promise<Answer<Page<unknown>>> => {
    const saying = sayings[Math.min(asked, sayings.length - 1)] ?? "pending";
    asked += 1;
    if (saying === "pending") return new Promise(() => undefined);
    if (saying === "failed") throw new RequestFailed(failureOfKind("timeout"));
    if ("length" in saying) return { accepted: true, value: { items: [...saying], total: saying.length } };
    return { accepted: true, value: { items: [], total: 0, ...saying } };
  };
  const logic = list.provide({ actors: { loadPage: fromPromise(answer) } });
  return {
    logic,
    loadSummary: async () => null,
    loadPage: load,
    preferences: KEEPING_NOTHING,
    hasMore: () => asked < sayings.length,
  };
}
