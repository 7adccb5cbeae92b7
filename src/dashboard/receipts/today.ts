import type * as z from "zod/mini";
import type { Receipts, receipts } from "#contracts/dashboard/load-receipts.ts";
import type { Answer } from "#contracts/envelope.ts";

/** Receipts with the present day: of a service that does not say which it is, the clock of this device does. */
export function withToday(answer: Answer<z.output<typeof receipts>>, timeZone: string): Answer<Receipts> {
  if (!answer.accepted) return answer;
  return { accepted: true, value: { ...answer.value, today: answer.value.today ?? dayIn(timeZone) } };
}

/** The present day in a time zone. Swedes write dates as ISO 8601 does. */
function dayIn(timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
}
