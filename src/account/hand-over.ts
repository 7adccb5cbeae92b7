import * as z from "zod/mini";

/** What one signed-out screen passes to the next, in the history state and never in the address. */
const handOver = z.object({
  email: z.string(),
  /** What was just completed with that email; absent where it was only typed. */
  after: z.optional(z.enum(["registration", "passwordReset"])),
});
export type HandOver = z.infer<typeof handOver>;

/** What the previous screen passed; null without one. */
export function readHandOver(state: unknown): HandOver | null {
  const read = handOver.safeParse(state);
  return read.success ? read.data : null;
}
