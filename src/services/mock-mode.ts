/** Mock mode (7.17): loads the mock calls, only with `debug` in `config.json`. */
import type { ClientOptions } from "#contracts/http.ts";
import { fetchOnce } from "#src/ui/lazy/fetch-once.ts";
import type { MockCalls } from "./mock-calls.ts";

/** Loads the mock calls; rejects when their code cannot be fetched. */
export type MockMode = () => Promise<MockCalls>;

/** Creates the client of the mock calls, with the headers of every request (7.1). */
export function mockMode(options: ClientOptions): MockMode {
  return fetchOnce(async () => (await import("./mock-calls.ts")).createMockCalls(options));
}
