import { declined } from "#contracts/decisions.json";
import { type ClientOptions, createSend, type Send } from "#contracts/http.ts";
import { frameCalls } from "./frame-calls.ts";

export type Client = ReturnType<typeof createClient>;

/**
 * The client of the service. Failures of `quiet` requests are reported to the caller only.
 * @param onChange called before and after each request that may change data.
 */
export function createClient(options: ClientOptions, onChange: () => void) {
  const decided = { declined: declined.map(({ of }: { of: string }) => of), ...options };
  const { report: _, diagnoseNoAnswer: __, ...untold } = decided;
  const ask = createSend(decided);
  const send: Send = (request) => {
    if (request.reads) return ask(request);
    onChange();
    return ask(request).finally(onChange);
  };
  return { send, quiet: createSend(untold), calls: frameCalls(send) };
}
