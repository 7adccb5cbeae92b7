import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Jobs that run once per period, however many sandboxes share the database. */
type PeriodicJob = "block" | "pruning";

/**
 * Claims the next run of a job that every sandbox on the database polls once a period; returns whether this one has it.
 * Any sandbox can claim the next run, so that none depends on one that has stopped. It uses the database's clock. Polls are
 * never quite on time: a run may be claimed half a period early, without moving the one after it. A run that is due far
 * ahead was claimed before the clock was set back.
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
