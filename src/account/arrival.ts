import * as z from "zod/mini";

/** What registration hands over to the sign-in screen, within the browser's history and never in an address. */
const arrival = z.object({ registered: z.string() });
export type Arrival = z.output<typeof arrival>;

/** The e-mail that was just registered; null when the visitor came from elsewhere. */
export function justRegistered(state: unknown): string | null {
  const parsed = arrival.safeParse(state);
  return parsed.success ? parsed.data.registered : null;
}
