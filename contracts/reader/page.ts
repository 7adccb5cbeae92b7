import * as z from "zod/mini";
import type { Failure } from "#contracts/failure.ts";
import { amount } from "./amount.ts";
import { count } from "./count.ts";
import { enumeration } from "./enumeration.ts";
import { firstMismatch, type Mismatch } from "./first-mismatch.ts";
import { flag } from "./flag.ts";
import { itemsOf, list } from "./list.ts";
import { isAbsent, isNothing, nullSays, optional, orNull, type Reader, reader } from "./reader.ts";
import { id } from "./text.ts";

/** A row that could not be read: where it stands among the rows as they came (from 0), and why. */
export type UnreadableRow = Mismatch & {
  index: number;
  /** The row's code, where that much can be read; else "". */
  code: string;
  /** What may be copied and sent to the operator, once the row's call is known. */
  failure?: Failure;
};

/** The rows of a list. One that cannot be read does not take the others. */
type Rows<Row> = { items: Row[]; unreadable: UnreadableRow[] };

/** One page of a list; `total` counts the rows of all pages, and is null where the service does not say. */
export type Page<Row> = Rows<Row> & {
  total: number | null;
  /** False where the service stopped counting at `total`, and there are more; true unless told. */
  totalIsExact?: boolean;
  /** Leads on to the page after this one; null where nothing follows, undefined where the service knows no such way. */
  next?: string | null | undefined;
  /** The proposed filters that this list takes; absent where the service knows only those of the specification. */
  offers?: readonly string[] | undefined;
  /** What all rows come to that the filters find; only where it was asked for, and the list takes that. */
  summary?: Summary;
};

/** Reads each row by itself. */
function rows<Row, Agreed>(row: Reader<Row, Agreed>, codeField: string): Reader<Rows<Row>, Agreed[]> {
  return reader("a list", (sent) => {
    // Null is how Go writes a list without items; a field that is not there is another thing.
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

/** What amounts come to in one currency; those that the merchant received and those that they paid are added up apart. */
const total = z.object({
  currency: id,
  amount,
  /** Null in a list whose amounts all go one way. */
  direction: orNull(enumeration(z.enum(["in", "out"]))),
});

/** How many rows one word of a filter finds, all other filters being as they are. */
const counted = z.object({
  filter: id,
  word: id,
  rows: count,
  /** False where the service stopped counting at `rows`, and there are more. */
  isExact: orNull(flag),
});

/** What all rows come to that the filters of a list find, on whichever page they are (proposed). */
const summary = z.object({
  /** Null where there are more rows than the service adds up. */
  totals: orNull(list(total)),
  counts: orNull(list(counted)),
});
export type Summary = z.output<typeof summary>;
export type AgreedSummary = z.input<typeof summary>;

/**
 * One page of a list, as it is agreed (proposed). `total` counts what the filters find on every page. A service that does
 * not count beyond some number sends that number and `totalIsExact: false` ("more than 10,000"): pages end there, and
 * `next`, given back as `after`, leads on; null where nothing follows. Without these two fields the total is exact.
 * `offers` names what the list takes beyond the filters of the specification; without it, none of that is offered.
 * `summary` answers a request that asked for it.
 */
type AgreedPage<Row> = {
  items: Row[];
  total: number;
  totalIsExact?: boolean;
  next?: string | null;
  offers?: string[];
  summary?: AgreedSummary;
};

/** A list by itself is its own page; no data at all is none. */
export function pageLike<Agreed>(): Reader<unknown, Agreed> {
  // Stryker disable next-line StringLiteral: the fields of a page say what was expected.
  return reader<unknown, Agreed>("a page of a list", (sent) => {
    if (isAbsent(sent) || (!Array.isArray(sent) && isNothing(sent))) return undefined;
    const items = itemsOf(sent);
    return items ? { items } : sent;
  });
}

/**
 * One page of a list of the service (proposed).
 * @param codeField the row's field that people know it by.
 */
export function pageOf<Row, Agreed>(
  row: Reader<Row, Agreed>,
  codeField = "code",
): Reader<Page<Row>, AgreedPage<Agreed>> {
  const page = z.object({
    items: rows(row, codeField),
    total: optional(count),
    totalIsExact: optional(flag),
    next: nullSays(id),
    offers: optional(names),
    summary: optional(summary),
  });
  return z.pipe(
    pageLike<AgreedPage<Agreed>>(),
    z.pipe(
      page,
      z.transform(({ items, total, totalIsExact, next, offers, summary }) => ({
        ...items,
        // Fewer than have come are no count of all.
        total: total !== null && total < items.items.length + items.unreadable.length ? null : total,
        totalIsExact: totalIsExact !== false,
        next,
        ...(offers && { offers }),
        ...(summary && { summary }),
      })),
    ),
  );
}
