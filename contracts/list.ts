import * as z from "zod/mini";
import { DECIMAL } from "./reader/amount.ts";
import { typedAmount } from "./typed/amount.ts";
import { typedSearch } from "./typed/search.ts";

/** The most rows that one page of a list may ask for. */
const MAX_PAGE_SIZE = 100;

/** The longest text that a list is searched by (a code, a hash, a name, or a part of one), in characters. */
const SEARCH_MAX_LENGTH = 128;

const PROPOSED_FILTERS = new WeakSet<z.core.$ZodType>();

/** A filter that the specification does not name for its list: a service takes it only where it says so (`offers`). */
export function proposedFilter<Schema extends z.core.$ZodType>(schema: Schema): z.ZodMiniOptional<Schema> {
  const filter = z.optional(schema);
  PROPOSED_FILTERS.add(filter);
  return filter;
}

/** What a list is searched by, read as it was meant. */
export const searchText = z.string().check(z.overwrite(typedSearch), z.maxLength(SEARCH_MAX_LENGTH));

/** An end of a range of amounts: a decimal text, as amounts are agreed. Both ends are included. */
export const amountBound = z.string().check(
  z.overwrite((typed) => typedAmount(typed) ?? typed),
  z.regex(DECIMAL),
);

/**
 * One text by which a record is found (proposed): a part of its code, or of the name of its application or package; or how
 * a hash, an address or a customer's name begins. Letters count alike in either case.
 */
export const keywordSearch = { keyword: proposedFilter(searchText) };

/**
 * Asks what all rows come to that the filters find (proposed): the `summary` of the answer. The console asks for it beside the
 * rows, once for each set of filters, and of a list that names it in `offers`.
 */
export const summaryRequest = { summary: proposedFilter(z.literal(true)) };

/** What a service that takes all of a list's search says in `offers`. */
export function offersOf({ shape }: ListSearch): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => (PROPOSED_FILTERS.has(schema) ? [name] : []));
}

/**
 * What every list of the service takes beside its filters (proposed). `sort` is a field's name, `-` before it descends.
 * `after` is the `next` of an earlier page with the same filters and sort: the page begins right after that one's last
 * row, however deep that is, and `page` is ignored.
 */
export const listRequest = z.object({
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive(), z.maximum(MAX_PAGE_SIZE)),
  sort: z.optional(z.string()),
  after: z.optional(z.string().check(z.maxLength(512))),
});

/** The search of one list: `listRequest`, extended by the list's filters. */
export type ListSearch = z.ZodMiniObject<
  Pick<(typeof listRequest)["shape"], "page" | "pageSize"> & Record<string, z.ZodMiniType>
>;

/** The filters of a search with the values they take, by their wire names. */
export type FiltersOf<Search extends ListSearch> = Omit<
  z.output<Search>,
  keyof z.output<typeof listRequest> | keyof typeof summaryRequest
>;

/**
 * One filter of a search, by its wire name: a word out of a few, a text, a moment, or an amount. Of the last two it is the
 * least that is wanted, or the most when its name ends with `Until`.
 */
export type WireFilter = WireFilterKind & { name: string; isProposed?: true };
type WireFilterKind =
  | { kind: "choice"; words: readonly string[] }
  | { kind: "text"; maxLength: number }
  | { kind: "moment"; bound: "from" | "until" }
  | { kind: "amount"; bound: "from" | "until" };

/**
 * The filters of a list, read from the schema of its search, so that views repeat neither words nor lengths.
 * @throws Error for a filter of a kind that no list has had yet.
 */
export function wireFilters(search: ListSearch): WireFilter[] {
  return Object.entries(search.shape)
    .filter(([name]) => !(name in listRequest.shape || name in summaryRequest))
    .map(([name, schema]) => ({
      name,
      ...kindOf(name, schema),
      ...(PROPOSED_FILTERS.has(schema) && { isProposed: true }),
    }));
}

/** The orders that a search may ask for ("amount", "-amount"). */
export function wireSorts({ shape }: ListSearch): readonly string[] {
  const sort = shape.sort && inner(shape.sort);
  return sort instanceof z.ZodMiniEnum ? sort.options.map(String) : [];
}

function kindOf(name: string, optional: z.core.$ZodType): WireFilterKind {
  const schema = inner(optional);
  if (schema instanceof z.ZodMiniEnum) return { kind: "choice", words: schema.options.map(String) };
  const bound = name.endsWith("Until") ? "until" : "from";
  if (schema instanceof z.ZodMiniISODateTime) return { kind: "moment", bound };
  if (schema === amountBound) return { kind: "amount", bound };
  if (schema === searchText) return { kind: "text", maxLength: SEARCH_MAX_LENGTH };
  throw new Error(`The filter ${name} is of no known kind`);
}

function inner(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema;
}
