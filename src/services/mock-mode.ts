/** Mock mode (7.17): loads its calls, whose code only a console with `debug` in its `config.json` fetches. */
import type { ClientOptions } from "#contracts/http.ts";
import { fetchOnce } from "#src/ui/lazy/fetch-once.ts";
import type { MockCalls } from "./mock-calls.ts";

/** Fetches the mock calls; rejects when their code cannot be had. */
export type MockMode = () => Promise<MockCalls>;

/** Makes the way to the mock calls; what they carry is what every request carries (7.1). */
export function mockMode(options: ClientOptions): MockMode {
  return fetchOnce(async () => (await import("./mock-calls.ts")).createMockCalls(options));
}
