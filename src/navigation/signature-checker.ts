import * as z from "zod/mini";

/** The address of the signature checker. */
export const CHECKER = { pathname: "/help/developers", hash: "#signature-checker" };

/** A callback that another screen passes to the checker, in the history state and never in the address. */
const toCheck = z.object({ headers: z.string(), body: z.string(), sentAt: z.nullable(z.string()) });
export type ToCheck = z.output<typeof toCheck>;

/** The callback that was passed; nothing when the screen was opened otherwise. */
export function readCallbackToCheck(state: unknown): ToCheck {
  const parsed = toCheck.safeParse(state);
  return parsed.success ? parsed.data : { headers: "", body: "", sentAt: null };
}
