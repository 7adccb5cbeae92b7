import { sql } from "kysely";
import type { Database } from "./database.ts";

/** What is done once in each period, however many sandboxes share the database. */
type PeriodicJob = "block" | "pruning";

/**
 * Takes the next turn at something that every sandbox on the database looks at once a period; gives whether it is this
 * one's. When the one that took it last is gone, another's next look takes it.
 * It goes by the database's clock, which is everybody's. Looks are never quite on time: a turn may be taken half a period
 * early, and the one after it is due no earlier for that. A turn that is due far ahead was taken before that clock was
 * set back.
 * @param period in milliseconds.
 */
export async function claimPeriodicJob(db: Database, name: PeriodicJob, period: number): Promise<boolean> {
  const after = (periods: number) => sql<Date>`now() + ${period * periods} * interval '1 millisecond'`;
  const taken = await db
    .insertInto("turns")
    .values({ name, dueAt: after(1) })
    .onConflict((known) =>
      known
        .column("name")
        .doUpdateSet({
          dueAt: sql`greatest(now(), least(turns.due_at, ${after(0.5)})) + ${period} * interval '1 millisecond'`,
        })
        .where(sql<boolean>`turns.due_at not between ${after(0.5)} and ${after(2)}`),
    )
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
}
