import { randomUUID } from "node:crypto";
import type { Engine } from "#sandbox/testing/engines.ts";
import { startBenchSandbox } from "./bench-sandbox.ts";
import { chosenEngines } from "./chosen-engines.ts";
import { LISTS, type LoadRequest, type LoadResult, listRequest, load } from "./load-clients.ts";
import { report } from "./report.ts";

/*
 * Measures calls per second and response times with 1, 50 and 500 clients on the same machine, for both engines.
 * Prints one figure per line as JSON, for `npm run bench -- --load`.
 */

/** The numbers of clients and calls of each measurement. */
const LEVELS = [
  { clients: 1, calls: 200 },
  { clients: 50, calls: 1000 },
  { clients: 500, calls: 1000 },
];

/** Mostly lists, sometimes an order. */
const MIX: readonly LoadRequest[] = [
  ...LISTS,
  ...LISTS,
  { path: "/api/Dashboard/Figures", body: {} },
  listRequest("/api/App/List"),
  { path: "/api/Currency/Mine", body: {} },
  {
    path: "/api/Order/Create",
    body: () => ({ packageId: "growth", termMonths: 1, network: "TRON", requestKey: randomUUID() }),
  },
];

const living = await Promise.all(chosenEngines().map(startBenchSandbox));
const measured = new Map<Engine, Map<number, LoadResult>>(living.map(({ engine }) => [engine, new Map()]));
// Warm-up, not measured.
for (const sandbox of living) await load(sandbox, MIX, { clients: 20, calls: 300 });
const before = await Promise.all(living.map(({ memory }) => memory()));
for (const level of LEVELS) {
  for (const sandbox of living) {
    const loaded = await load(sandbox, MIX, level);
    measured.get(sandbox.engine)?.set(level.clients, loaded);
    const name = `${sandbox.engine}, ${level.clients} at once: ${inWords(loaded)}; calls that failed`;
    report({ name, value: loaded.errors, unit: "", limit: { most: 0 } });
  }
}
for (const [index, { engine, memory }] of living.entries()) {
  const at = (clients: number) => measured.get(engine)?.get(clients)?.perSecond ?? 0;
  const name = `${engine}: calls a second with 500 clients, beside those with 50`;
  report({ name, value: at(500) / at(50), unit: "", limit: { least: 0.7 } });
  const [first = 1, last] = [before[index], await memory()];
  const words = `${first.toFixed(0)} MB before, ${last.toFixed(0)} MB after`;
  report({ name: `${engine}: memory at the end (${words})`, value: last / first, unit: "", limit: { most: 3 } });
}
for (const { stop } of living) await stop();

function inWords({ perSecond, p50, p95, p99 }: LoadResult): string {
  const times = [p50, p95, p99].map((time) => time.toFixed(1));
  return `${perSecond.toFixed(0)} calls a second, p50 ${times[0]}, p95 ${times[1]}, p99 ${times[2]} ms`;
}
