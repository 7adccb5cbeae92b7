import * as z from "zod/mini";
import { wireFilters } from "#contracts/list.ts";
import type { Engine } from "#sandbox/testing/engines.ts";
import { chosenEngines } from "./chosen-engines.ts";
import { comparisons, fastest, timed } from "./compare.ts";
import { measureExport } from "./export.ts";
import { type FilledSandbox, startFilled } from "./filled-sandbox.ts";
import { LISTS, listRequests } from "./list-requests.ts";
import { report } from "./report.ts";

/*
 * Compares the duration of each list for merchants with 100,000 and with 1,000 records of each kind, and measures the
 * export of a whole list. Prints one figure per line as JSON, for `npm run bench -- --lists`.
 */

const FEW = 1_000;
const MANY = 100_000;
const OVERDUE = 1_000;
const PAGE_SIZE = 20;
/** The limit of the ratio between many and few records. */
const MAX_RATIO = 2;

/** The limit of the ratio between settling orders in a block and a page of orders (decision 090). */
const MAX_SETTLE_RATIO = 300;

const answered = z.object({ success: z.literal(true), resData: z.object({ total: z.number() }) });

for (const engine of chosenEngines()) await measure(engine);

async function measure(engine: Engine): Promise<void> {
  const few = await startFilled(engine, { count: FEW, overdue: 0 });
  const many = await startFilled(engine, { count: MANY, overdue: OVERDUE });
  const all = comparisons(report);
  const inBoth = async (name: string, workIn: (sandbox: FilledSandbox) => () => Promise<unknown>) => {
    const [base, measured] = [timed(`in ${FEW}`, workIn(few)), timed(`in ${MANY}`, workIn(many))];
    await all.compare(`${engine}: ${name}`, { base, measured, most: MAX_RATIO });
  };
  await settle(engine, many);
  for (const [path, searchable] of Object.entries(LISTS)) {
    for (const { name, search } of listRequests(path, searchable, new Date()))
      await inBoth(`${path}, ${name}`, (sandbox) => () => list(sandbox, path, { ...search, page: 1 }));
    const from = wireFilters(searchable).find((filter) => filter.kind === "moment" && filter.bound === "from");
    // The rows of a new filter are counted (decision 090).
    if (from)
      await inBoth(`${path}, first look`, (sandbox) => {
        let moment = Date.now() - 400 * 24 * 60 * 60 * 1000;
        return () => {
          moment += 1;
          return list(sandbox, path, { [from.name]: new Date(moment).toISOString(), page: 1 });
        };
      });
    const lastPages = new Map<FilledSandbox, number>();
    for (const sandbox of [few, many])
      lastPages.set(sandbox, Math.ceil((await list(sandbox, path, { page: 1 })) / PAGE_SIZE));
    await inBoth(`${path}, last page`, (sandbox) => () => list(sandbox, path, { page: lastPages.get(sandbox) ?? 1 }));
    await inBoth(
      `${path}, ten merchants at once`,
      (sandbox) => () => Promise.all(sandbox.tokens.map((token) => list(sandbox, path, { page: 1 }, token))),
    );
    const exported = await measureExport({ url: many.url, token: many.tokens[0], path }, MAX_RATIO);
    report({ ...exported, name: `${engine}: ${exported.name}` });
  }
  await all.finish();
  await few.stop();
  await many.stop();
}

/** Overdue orders are settled with a block, and do not slow down list calls (decision 090). */
async function settle(engine: Engine, sandbox: FilledSandbox): Promise<void> {
  const time = await timed("settling", sandbox.produceBlock).time();
  const page = timed("a page", () => list(sandbox, "/api/Order/List", { page: 1 }));
  const pageTime = await fastest(page);
  const words = `${time.toFixed(0)} ms, and ${pageTime.toFixed(1)} ms for a page of orders`;
  const name = `${engine}: a block settles ${OVERDUE} overdue orders (${words})`;
  report({ name, value: time / pageTime, unit: "", limit: { most: MAX_SETTLE_RATIO } });
}

/** Loads a page. @returns the number of rows reachable by page number. */
async function list(
  { url, tokens }: FilledSandbox,
  path: string,
  search: Record<string, string | number>,
  token = tokens[0],
): Promise<number> {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ pageSize: PAGE_SIZE, ...search }),
  });
  return answered.parse(await answer.json()).resData.total;
}
