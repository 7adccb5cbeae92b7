import * as z from "zod/mini";
import { startPostgres } from "#sandbox/testing/postgres.ts";
import { type FilledSandbox, startFilled } from "./filled-sandbox.ts";

/*
 * What each list costs a merchant with 100,000 records, beside what it costs one with 1,000, on both engines. Prints one
 * figure a line as JSON, for `npm run bench`. The two are asked in turn, so that a busy machine slows both alike.
 */

const FEW = 1_000;
const MANY = 100_000;
const OVERDUE = 1_000;
/** How often each call is made; the figure is the one in the middle. */
const ROUNDS = 15;
const PAGE_SIZE = 20;

type Search = Record<string, string | number>;
type Question = { path: string; name: string; search: Search };

const HASH = { name: "search by how a hash begins", search: { hash: "77777" } };
const CODE = { name: "search by a part of a code", search: { code: "314159" } };
const sortedBy = (...columns: string[]) =>
  columns.flatMap((column) => [column, `-${column}`]).map((sort) => ({ name: `sorted by ${sort}`, search: { sort } }));

const LISTS = {
  "/api/Order/List": [
    { name: "filter", search: { status: "failed" } },
    CODE,
    ...sortedBy("createdAt", "amount", "paidAt"),
  ],
  "/api/Bill/List": [
    { name: "filter", search: { noticeStatus: "failed" } },
    CODE,
    HASH,
    ...sortedBy("createdAt", "amount"),
  ],
  "/api/Transaction/List": [
    { name: "filter", search: { kind: "recharge" } },
    CODE,
    HASH,
    ...sortedBy("createdAt", "amount"),
  ],
  "/api/Callback/List": [{ name: "filter", search: { status: "failed" } }, CODE, ...sortedBy("createdAt")],
} satisfies Record<string, Omit<Question, "path">[]>;

const QUESTIONS: Question[] = Object.entries(LISTS).flatMap(([path, questions]) =>
  [{ name: "first page", search: {} }, ...questions].map((question) => ({ path, ...question })),
);

const answered = z.object({ success: z.literal(true), resData: z.object({ total: z.number() }) });

await measure("PGlite", null, null);
const postgres = [await startPostgres(), await startPostgres()] as const;
await measure("PostgreSQL", postgres[0].url, postgres[1].url);
for (const one of postgres) await one.stop();

async function measure(engine: string, fewUrl: string | null, manyUrl: string | null): Promise<void> {
  const few = await startFilled(fewUrl, { count: FEW, overdue: 0 });
  const many = await startFilled(manyUrl, { count: MANY, overdue: OVERDUE });
  report({ name: `${engine}: a block settles ${OVERDUE} overdue orders`, ...(await settling(many)) });
  for (const { path, name, search } of QUESTIONS) {
    const ask = (sandbox: FilledSandbox) => list(sandbox, sandbox.tokens[0], path, { page: 1, ...search });
    await compare(
      `${engine}: ${path}, ${name}`,
      () => ask(few),
      () => ask(many),
    );
  }
  for (const path of Object.keys(LISTS)) {
    const lastPage = async (sandbox: FilledSandbox) => {
      const page = Math.ceil((await list(sandbox, sandbox.tokens[0], path, { page: 1 })) / PAGE_SIZE);
      return () => list(sandbox, sandbox.tokens[0], path, { page });
    };
    await compare(`${engine}: ${path}, last page`, await lastPage(few), await lastPage(many));
    const together = (sandbox: FilledSandbox) => () =>
      Promise.all(sandbox.tokens.map((token) => list(sandbox, token, path, { page: 1 })));
    await compare(`${engine}: ${path}, ten merchants at once`, together(few), together(many));
  }
  await few.stop();
  await many.stop();
}

async function settling({ produceBlock }: FilledSandbox) {
  return { value: await timeOf(produceBlock), unit: "ms", bar: { most: 1000 } };
}

/** Reports how many times as much one call costs as the other. */
async function compare(name: string, few: () => Promise<unknown>, many: () => Promise<unknown>): Promise<void> {
  const times: { few: number; many: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push({ few: await timeOf(few), many: await timeOf(many) });
  const fewTime = median(times.map((time) => time.few));
  const manyTime = median(times.map((time) => time.many));
  const measured = `${fewTime.toFixed(1)} ms in ${FEW}, ${manyTime.toFixed(1)} ms in ${MANY}`;
  report({ name: `${name} (${measured})`, value: manyTime / fewTime, unit: "", bar: { most: 2 } });
}

function report(figure: { name: string; value: number; unit: string; bar: { most: number } }): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** One page of a list; gives the total. */
async function list({ url }: FilledSandbox, token: string, path: string, search: Search): Promise<number> {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ pageSize: PAGE_SIZE, ...search }),
  });
  return answered.parse(await answer.json()).resData.total;
}
