import type * as z from "zod/mini";
import type { Receipts, receipts } from "#contracts/dashboard/load-receipts.ts";
import type { Answer } from "#contracts/envelope.ts";
import { dayOf } from "#src/ui/format/calendar-day.ts";

/** Receipts with today's date: the service's, else the device's. */
export function withToday(answer: Answer<z.output<typeof receipts>>, timeZone: string): Answer<Receipts> {
  if (!answer.accepted) return answer;
  return { accepted: true, value: { ...answer.value, today: answer.value.today ?? dayOf(new Date(), timeZone) } };
}
