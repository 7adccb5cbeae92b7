import { CompiledQuery, createQueryId, type KyselyPlugin, type QueryId, type RootOperationNode } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#sandbox/storage/database.ts";

type Plan = {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number | undefined;
  "Rows Removed by Index Recheck"?: number | undefined;
  Plans?: Plan[] | undefined;
};
const plan: z.ZodMiniType<Plan> = z.object({
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.optional(z.number()),
  "Rows Removed by Index Recheck": z.optional(z.number()),
  Plans: z.optional(z.array(z.lazy(() => plan))),
});
const explained = z.array(z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: plan })]) }));

/**
 * The number of rows that the database reads for `work` (EXPLAIN ANALYZE). Unlike a duration, it is the same on every
 * machine.
 * @param work must only read.
 */
export async function countRowsRead(db: Database, work: (db: Database) => Promise<unknown>): Promise<number> {
  const asked: RootOperationNode[] = [];
  // Subqueries are logged, too, and only the outer query has a result.
  const written = new WeakMap<QueryId, RootOperationNode>();
  const record: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      written.set(queryId, node);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const node = written.get(queryId);
      if (node) asked.push(node);
      return result;
    },
  };
  await work(db.withPlugin(record));
  let touched = 0;
  for (const node of asked) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]));
    for (const row of explained.parse(rows)) touched += leafRows(row["QUERY PLAN"][0].Plan);
  }
  return touched;
}

/** The rows that a plan reads from tables and indexes, filtered ones included. */
function leafRows(node: Plan): number {
  if (node.Plans) return node.Plans.reduce((sum, part) => sum + leafRows(part), 0) + leftOut(node);
  return node["Actual Rows"] * node["Actual Loops"] + leftOut(node);
}

function leftOut(node: Plan): number {
  const each = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return each * node["Actual Loops"];
}
