import * as z from "zod/mini";
import { compare, timed } from "./compare.ts";
import type { Figure } from "./report.ts";

/** The page size of an export. */
const PAGE_SIZE = 100;

const answered = z.object({
  success: z.literal(true),
  resData: z.object({ items: z.array(z.unknown()), next: z.nullable(z.string()) }),
});

type Asked = { url: string; token: string; path: string };

/** Reads a whole list as an export does, and compares a page near the end with the second one. */
export async function measureExport(asked: Asked, most: number): Promise<Figure> {
  const positions: string[] = [];
  let rows = 0;
  let next: string | null = null;
  const began = performance.now();
  do {
    const page: z.output<typeof answered>["resData"] = await read(asked, next);
    rows += page.items.length;
    next = page.next;
    if (next) positions.push(next);
  } while (next);
  const perSecond = rows / ((performance.now() - began) / 1000);
  const [second] = positions;
  const last = positions.at(-2);
  if (second === undefined || last === undefined)
    throw new Error(`${asked.path} has too few rows to compare its pages`);
  return compare(`${asked.path}, an export reads ${rows} rows, ${perSecond.toFixed(0)} a second`, {
    base: timed("for the second page", () => read(asked, second)),
    measured: timed("for the last but one", () => read(asked, last)),
    most,
  });
}

async function read({ url, token, path }: Asked, after: string | null) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ page: 1, pageSize: PAGE_SIZE, ...(after && { after }) }),
  });
  return answered.parse(await answer.json()).resData;
}
