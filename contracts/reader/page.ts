import * as z from "zod/mini";
import type { Failure } from "#contracts/failure.ts";
import { amount } from "./amount.ts";
import { count } from "./count.ts";
import { enumeration } from "./enumeration.ts";
import { firstMismatch, type Mismatch } from "./first-mismatch.ts";
import { flag } from "./flag.ts";
import { itemsOf, list } from "./list.ts";
import { isAbsent, isEmpty, meaningfulNull, optional, orNull, type Reader, reader } from "./reader.ts";
import { id } from "./text.ts";

/** An unreadable row: its index in the answer (from 0), and why. */
export type UnreadableRow = Mismatch & {
  index: number;
  /** The row's code; "" if that is unreadable too. */
  code: string;
  /** The details to copy for the operator; set by the client, which has the call. */
  failure?: Failure;
};

/** The rows of a list, readable and unreadable. */
type Rows<Row> = { items: Row[]; unreadable: UnreadableRow[] };

/** One page of a list; `total` counts the rows of all pages, null if the service does not say. */
export type Page<Row> = Rows<Row> & {
  total: number | null;
  /** False if the service stopped counting at `total` and there are more; true by default. */
  totalIsExact?: boolean;
  /** The cursor to the next page; null on the last page, undefined if the service has no cursors. */
  next?: string | null | undefined;
  /** The proposed filters that this list supports; absent if the service has only those of the specification. */
  offers?: readonly string[] | undefined;
  /** Totals of all rows that the filters match; only if it was requested and the list supports it. */
  summary?: Summary;
};

/** Reads each row separately. */
function rows<Row, Agreed>(row: Reader<Row, Agreed>, codeField: string): Reader<Rows<Row>, Agreed[]> {
  return reader("a list", (sent) => {
    // Go writes an empty list as null; an absent field is no list.
    const sentRows = sent === undefined ? undefined : itemsOf(sent);
    if (!sentRows) return undefined;
    const read: Rows<Row> = { items: [], unreadable: [] };
    for (const [index, one] of sentRows.entries()) {
      const result = row.safeParse(one);
      if (result.success) read.items.push(result.data);
      else read.unreadable.push({ index, code: codeOf(one, codeField), ...firstMismatch(result.error) });
    }
    return read;
  });
}

function codeOf(row: unknown, field: string): string {
  const code = id.safeParse(Reflect.get(Object(row), field));
  return code.success ? code.data : "";
}

const names = reader<string[]>("a list of texts", (sent) => itemsOf(sent)?.filter((name) => typeof name === "string"));

/** The total of amounts in one currency, separately for received and paid ones. */
const total = z.object({
  currency: id,
  amount,
  /** Null in a list whose amounts all have the same direction. */
  direction: orNull(enumeration(z.enum(["in", "out"]))),
});

/** How many rows a filter value matches, with all other filters unchanged. */
const counted = z.object({
  filter: id,
  word: id,
  rows: count,
  /** False if the service stopped counting at `rows` and there are more. */
  isExact: orNull(flag),
});

/** Totals and counts of all rows that the filters match, on every page (proposed). */
const summary = z.object({
  /** Null if there are more rows than the service adds up. */
  totals: orNull(list(total)),
  counts: orNull(list(counted)),
});
export type Summary = z.output<typeof summary>;
export type AgreedSummary = z.input<typeof summary>;

/**
 * One page of a list, as agreed (proposed). `total` counts the matching rows of all pages. A service that stops
 * counting at some number sends that number and `totalIsExact: false` ("more than 10,000"); numbered pages end there,
 * and `next`, sent back as `after`, requests the following page; null on the last. Without these two fields the total
 * is exact. `offers` names the proposed filters that the list supports. `summary` is sent if it was requested.
 */
type AgreedPage<Row> = {
  items: Row[];
  total: number;
  totalIsExact?: boolean;
  next?: string | null;
  offers?: string[];
  summary?: AgreedSummary;
};

/** A plain list is a page; empty data is not. */
export function pageLike<Agreed>(): Reader<unknown, Agreed> {
  // Stryker disable next-line StringLiteral: the fields of a page say what was expected.
  return reader<unknown, Agreed>("a page of a list", (sent) => {
    if (isAbsent(sent) || (!Array.isArray(sent) && isEmpty(sent))) return undefined;
    const items = itemsOf(sent);
    return items ? { items } : sent;
  });
}

/**
 * One page of a list of the service (proposed).
 * @param codeField the field that identifies a row for people.
 */
export function pageOf<Row, Agreed>(
  row: Reader<Row, Agreed>,
  codeField = "code",
): Reader<Page<Row>, AgreedPage<Agreed>> {
  const page = z.object({
    items: rows(row, codeField),
    total: optional(count),
    totalIsExact: optional(flag),
    next: meaningfulNull(id),
    offers: optional(names),
    summary: optional(summary),
  });
  return z.pipe(
    pageLike<AgreedPage<Agreed>>(),
    z.pipe(
      page,
      z.transform(({ items, total, totalIsExact, next, offers, summary }) => ({
        ...items,
        // A total smaller than the rows of this page is wrong.
        total: total !== null && total < items.items.length + items.unreadable.length ? null : total,
        totalIsExact: totalIsExact !== false,
        next,
        ...(offers && { offers }),
        ...(summary && { summary }),
      })),
    ),
  );
}
