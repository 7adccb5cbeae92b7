import * as z from "zod/mini";

/** What one signed-out screen hands over to the next, within the browser's history and never in an address. */
const handOver = z.object({
  email: z.string(),
  /** What was just done with that e-mail; left out where it was only typed. */
  after: z.optional(z.enum(["registration", "passwordReset"])),
});
export type HandOver = z.infer<typeof handOver>;

/** What the screen before handed over; null when the visitor came from elsewhere. */
export function readHandOver(state: unknown): HandOver | null {
  const read = handOver.safeParse(state);
  return read.success ? read.data : null;
}
