import * as z from "zod/mini";

/** What one signed-out screen hands over to the next, within the browser's history and never in an address. */
const handOver = z.object({
  email: z.string(),
  /** What was just done with that e-mail; left out where it was only typed. */
  after: z.optional(z.enum(["registration", "passwordReset"])),
});
export type HandOver = z.output<typeof handOver>;

/** What the screen before handed over; null when the visitor came from elsewhere. */
export function readHandOver(state: unknown): HandOver | null {
  const parsed = handOver.safeParse(state);
  return parsed.success ? parsed.data : null;
}
