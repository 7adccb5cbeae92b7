import { beforeAll, expect, test } from "vitest";
import { eventSearch } from "#contracts/account/list-events.ts";
import { applicationSearch } from "#contracts/applications/list-applications.ts";
import type { Callback } from "#contracts/bills/callback.ts";
import { billSearch } from "#contracts/bills/list-bills.ts";
import { callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { rechargeBillSearch } from "#contracts/bills/list-recharge-bills.ts";
import { transactionSearch } from "#contracts/bills/list-transactions.ts";
import { currencySearch } from "#contracts/currencies/list-currencies.ts";
import { type ListSearch, type WireFilter, wireFilters, wireSorts } from "#contracts/list.ts";
import { orderSearch } from "#contracts/orders/list-orders.ts";
import { login } from "#sandbox/account/login.ts";
import { CALLS } from "#sandbox/http/calls.ts";
import { DEMO_MERCHANT, seedDemoMerchant } from "#sandbox/seed/demo-merchant.ts";
import { serviceFixture } from "#sandbox/testing/fixtures.ts";
import { signedInAs } from "#sandbox/testing/signed-in-as.ts";

/* Each filter of each list finds exactly the rows that it means, and each sort orders them: compared with all rows. */

type Row = Record<string, unknown>;
type Page = { items: Row[]; total: number; next: string | null };

const LISTS: Readonly<Record<string, ListSearch>> = {
  "/Order/List": orderSearch,
  "/App/List": applicationSearch,
  "/Bill/List": billSearch,
  "/RechargeBill/List": rechargeBillSearch,
  "/Transaction/List": transactionSearch,
  "/Callback/List": callbackSearch,
  "/Currency/List": currencySearch,
  "/Event/List": eventSearch,
};
/** The fields that a filter looks at, where they have another name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  code: ["code", "number", "reference"],
  name: ["name", "symbol"],
  search: ["name", "code"],
  status: ["status", "payStatus"],
  created: ["createdAt", "paidAt"],
};

const MERCHANT = signedInAs(DEMO_MERCHANT.id);

/** What a keyword finds by a part, and what by its beginning. */
const PARTS = ["code", "number", "reference", "applicationCode", "applicationName", "packageName"];
const BEGINNINGS = ["hash", "fromAddress", "toAddress", "deliveryAddress", "paymentAddress", "userId"];
/** The texts that are not searched for a part. */
const WHOLE = ["applicationCode", "currency"];

const service = serviceFixture();
beforeAll(async () => {
  await seedDemoMerchant(service);
  const { email, password } = DEMO_MERCHANT;
  const now = service.clock().getTime();
  for (const [minute, typed] of [password, "another", password, "another", password].entries()) {
    const later = { ...service, clock: () => new Date(now + minute * 60_000) };
    await login.answer(later, { email, password: typed }, MERCHANT).catch(() => undefined);
  }
});

async function pageOf(path: string, input: object): Promise<Page> {
  const call = CALLS.find((one) => one.path === path);
  if (call?.access !== "merchant") throw new Error(`There is no ${path}`);
  const request = call.input.parse({ page: 1, pageSize: 100, ...input });
  return (await call.answer(service, request, MERCHANT)) as Page;
}

async function rowsOf(path: string, input: object = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { items, next, total } = await pageOf(path, { ...input, ...(after && { after }) });
    rows.push(...items);
    after = next ?? null;
    if (after === null) expect(total).toBe(rows.length);
  }
  return rows;
}

test.each(Object.entries(LISTS))("%s: each filter finds what it means, and nothing else", async (path, search) => {
  const all = await rowsOf(path);
  for (const filter of wireFilters(search)) {
    const values = valuesFor(filter, all);
    expect(values, `values for ${filter.name}`).not.toEqual([]);
    for (const value of values) {
      const found = await rowsOf(path, { [filter.name]: value });
      const meant = all.filter((row) => isMeant(filter, value, row));
      expect(found, `${filter.name} ${value}`).toEqual(meant);
      expect(found.length).toBeGreaterThan(0);
    }
  }
});

test.each(Object.entries(LISTS))(
  "%s: each sort orders the rows by its field, those without it last",
  async (path, search) => {
    const all = await rowsOf(path);
    for (const sort of wireSorts(search)) {
      const field = sort.replace("-", "");
      const sorted = await rowsOf(path, { sort });
      expect(sorted).toHaveLength(all.length);
      const values = sorted.map((row) => row[field]);
      expect(values, sort).toEqual(inOrder(values, sort.startsWith("-")));
      expect(new Set(values).size, sort).toBeGreaterThan(1);
    }
  },
);

function inOrder(values: readonly unknown[], descends: boolean): unknown[] {
  const known = values.filter((value) => value !== null);
  const isAmount = known.every((value) => /^[\d.]+$/.test(String(value)));
  const compare = (one: unknown, other: unknown) =>
    isAmount ? Number(one) - Number(other) : String(one) < String(other) ? -1 : Number(String(one) > String(other));
  const sorted = known.toSorted((one, other) => (descends ? compare(other, one) : compare(one, other)));
  return [...sorted, ...values.filter((value) => value === null)];
}

/** Values of some rows, and for texts a part of them. */
function valuesFor(filter: WireFilter, all: readonly Row[]): string[] {
  if (filter.name === "keyword") {
    const [row = {}] = all.slice(all.length / 2);
    const parts = textsOf(PARTS, row).map((text) => text.slice(1, -1));
    return [...parts, ...textsOf(BEGINNINGS, row).map((text) => text.slice(0, 8))];
  }
  const rows = all.filter((row) => fieldsOf(filter, row).some((value) => value !== ""));
  const some = [0.2, 0.5, 0.8].flatMap((part) => rows.slice(Math.floor(rows.length * part)).slice(0, 1));
  const values = some.flatMap((row) =>
    fieldsOf(filter, row)
      .filter((value) => value !== "")
      .slice(0, 1),
  );
  const isPart = filter.kind === "text" && !WHOLE.includes(filter.name);
  const parts = values.map((value) => (isPart ? value.slice(0, -2) : value));
  return [...new Set([...values, ...parts])];
}

function fieldsOf({ name }: WireFilter, row: Row): string[] {
  if (name === "failure") return lastFailure(Object(row));
  const field = name.replace(/(From|Until)$/, "");
  return (FIELDS[field] ?? [field]).flatMap((one) => (typeof row[one] === "string" ? [row[one]] : []));
}

/** How the last attempt of a callback failed, if it did. */
function lastFailure({ attempts }: Pick<Callback, "attempts">): string[] {
  const { failure = null, answerStatus = 0 } = attempts.at(-1) ?? {};
  return failure === "rejected" ? [`status${String(answerStatus).charAt(0)}xx`] : failure === null ? [] : [failure];
}

function textsOf(fields: readonly string[], row: Row): string[] {
  return fields.flatMap((field) => (typeof row[field] === "string" && row[field] !== "" ? [row[field]] : []));
}

function isMeant(filter: WireFilter, value: string, row: Row): boolean {
  const [first = "", ...others] = fieldsOf(filter, row);
  if (filter.kind === "moment") return filter.bound === "from" ? first >= value : first <= value && first !== "";
  if (filter.kind === "amount")
    return filter.bound === "from" ? Number(first) >= Number(value) : Number(first) <= Number(value);
  if (filter.kind === "choice" || WHOLE.includes(filter.name)) return first === value;
  const texts = [first, ...others].map((text) => text.toLowerCase());
  const wanted = value.toLowerCase();
  if (filter.name === "keyword") {
    const begins = textsOf(BEGINNINGS, row).some((text) => text.toLowerCase().startsWith(wanted));
    return begins || textsOf(PARTS, row).some((text) => text.toLowerCase().includes(wanted));
  }
  return texts.some((text) => (filter.name === "hash" ? text.startsWith(wanted) : text.includes(wanted)));
}
