import { inject } from "vitest";
import type { Summary } from "#contracts/reader/page.ts";
import type { Person, PersonOptions } from "#model-tests/browser/person.ts";
import { type Merchant, Service } from "#model-tests/browser/service.ts";
import { MOMENT, TIME_ZONE } from "#model-tests/gallery/still-service.ts";
import { ListPage } from "./list-page.ts";
import type { WireRow } from "./values.ts";

/** The largest page size of lists. */
export const MAX_PAGE_SIZE = 50;

/** Wide enough for every column of every list. */
const WIDE = { width: 3600, height: 1000 };

export type OpenedList = {
  list: ListPage;
  /** The path of the list's call. */
  call: string;
  /** Every row from the service, in the list's default order. */
  wire: readonly WireRow[];
};

export type ListFixtures = {
  openConsole: (options: PersonOptions) => Promise<Person>;
  still: { service: Service; demo: Merchant };
};

/** Opens a list of a merchant with many rows, and loads all rows from the service. */
export async function openList(address: string, { openConsole, still }: ListFixtures): Promise<OpenedList> {
  const { service, merchant, stands } =
    address === "/user/history" ? await withHistory() : { ...still, merchant: still.demo, stands: true };
  const person = await openConsole({ url: service.url, signedInAs: merchant, timeZone: TIME_ZONE, viewport: WIDE });
  if (stands) await person.context.clock.setFixedTime(MOMENT);
  const called = person.page.waitForRequest(
    (request) => request.url().endsWith("/List") && request.postDataJSON()?.pageSize === MAX_PAGE_SIZE,
  );
  await person.goto(`${address}?size=${MAX_PAGE_SIZE}`);
  const call = new URL((await called).url()).pathname;
  return { list: new ListPage(person, address), call, wire: await rowsOf(service, call, merchant) };
}

/** The security history needs a service with a running clock, because its rows differ by time. */
async function withHistory() {
  const service = new Service(inject("consoleUrl"));
  const merchant = await service.newMerchant();
  await service.signIn(merchant.email, "not-the-password").catch(() => undefined);
  return { service, merchant: await service.signIn(merchant.email, merchant.password), stands: false };
}

async function rowsOf(service: Service, call: string, merchant: Merchant): Promise<WireRow[]> {
  const rows = await everyRow(service, call, merchant);
  if (call !== "/api/Callback/List") return rows;
  // Old attempts are deleted, so only the service has every reason of failure.
  const { summary } = await service.call<{ summary: Summary }>(
    call,
    { page: 1, pageSize: 1, summary: true },
    merchant.token,
  );
  const failures = new Map<unknown, string>();
  for (const { filter, word, rows: found } of summary.counts ?? []) {
    if (filter !== "failure" || found === 0) continue;
    for (const { code } of await everyRow(service, call, merchant, { failure: word })) failures.set(code, word);
  }
  return rows.map((row) => ({ ...row, failure: failures.get(row.code) }));
}

async function everyRow(service: Service, call: string, { token }: Merchant, filters = {}): Promise<WireRow[]> {
  const rows: WireRow[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await service.call<{ items: WireRow[]; total: number }>(
      call,
      { page, pageSize: MAX_PAGE_SIZE, ...filters },
      token,
    );
    rows.push(...items);
    if (rows.length >= total) return rows;
  }
}
