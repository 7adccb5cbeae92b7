import { sql } from "kysely";
import type { Service } from "#sandbox/service.ts";

/** Tolerance between the clocks of several machines, in milliseconds. */
const SLACK = 60_000;

/**
 * Logs a warning when the clock is behind the newest stored time, as after it was set back between two starts.
 */
export async function warnIfClockSetBack({ db, clock, log }: Service): Promise<void> {
  const { rows } = await sql<{ latest: Date | null }>`
    select greatest(
      (select max(at) from account_events), (select max(sent_at) from verification_codes), (select max(since) from attempts)
    ) as latest`.execute(db);
  const latest = rows[0]?.latest;
  const setBack = latest ? latest.getTime() - clock().getTime() : 0;
  if (setBack <= SLACK) return;
  log(
    `The clock stands ${Math.round(setBack / 60_000)} minutes before what was stored last (${latest?.toISOString()}). Waits, codes and payment windows from then end later by as much: set the clock right, and start again.`,
  );
}
