import { declined } from "#contracts/decisions.json";
import { type ClientOptions, createSend } from "#contracts/http.ts";
import { askedAhead } from "./asked-ahead.ts";
import { frameCalls } from "./frame-calls.ts";

export type Client = ReturnType<typeof createClient>;

/** The client of the service; what it asks ahead tells nobody what becomes of it. */
export function createClient(options: ClientOptions) {
  const decided = { declined: declined.map(({ of }: { of: string }) => of), ...options };
  const { report: _, whyNoAnswer: __, ...quiet } = decided;
  const client = askedAhead(createSend(decided), createSend(quiet), () => [options.language(), options.token()]);
  return { ...client, calls: frameCalls(client.send) };
}
