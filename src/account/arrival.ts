import * as z from "zod/mini";

/** What one signed-out screen hands over to the next, within the browser's history and never in an address. */
const arrival = z.object({
  email: z.string(),
  /** What was just done with that e-mail; left out where it was only typed. */
  after: z.optional(z.enum(["registration", "passwordReset"])),
});
export type Arrival = z.output<typeof arrival>;

/** What the screen before handed over; null when the visitor came from elsewhere. */
export function readArrival(state: unknown): Arrival | null {
  const parsed = arrival.safeParse(state);
  return parsed.success ? parsed.data : null;
}
