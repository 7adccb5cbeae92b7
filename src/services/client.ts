import { type ClientOptions, createSend } from "#contracts/http.ts";
import { askedAhead } from "./asked-ahead.ts";
import { frameCalls } from "./frame-calls.ts";

export type Client = ReturnType<typeof createClient>;

/** The client of the service; what it asks ahead tells nobody what becomes of it. */
export function createClient(options: ClientOptions) {
  const { report: _, whyNoAnswer: __, ...quiet } = options;
  const client = askedAhead(createSend(options), createSend(quiet), () => [options.language(), options.token()]);
  return { ...client, calls: frameCalls(client.send) };
}
