import * as z from "zod/mini";

/** Where the signature checker stands. */
export const CHECKER = { pathname: "/help/developers", hash: "#signature-checker" };

/** A callback that another screen hands over to the checker, within the browser's history and never in an address. */
const toCheck = z.object({ headers: z.string(), body: z.string() });
export type ToCheck = z.output<typeof toCheck>;

/** What was handed over; nothing where the merchant came from elsewhere. */
export function readToCheck(state: unknown): ToCheck {
  const parsed = toCheck.safeParse(state);
  return parsed.success ? parsed.data : { headers: "", body: "" };
}
