import autocannon, { type Options, type Result } from "autocannon";

/** A call; a function creates a different body for each. */
export type LoadRequest = { path: string; body: object | (() => object) };

/** Calls per second, percentiles in milliseconds, and the number of errors. */
export type LoadResult = { perSecond: number; p50: number; p95: number; p99: number; errors: number };

/** One page of a list. */
export function listRequest(path: string, search: object = {}): LoadRequest {
  return { path, body: { page: 1, pageSize: 20, ...search } };
}

/** The most used lists. */
export const LISTS: readonly LoadRequest[] = [
  listRequest("/api/Order/List"),
  listRequest("/api/Bill/List"),
  listRequest("/api/Bill/List", { sort: "-amount" }),
  listRequest("/api/Transaction/List"),
  listRequest("/api/Transaction/List", { kind: "recharge" }),
  listRequest("/api/Callback/List", { status: "failed" }),
];

/** Makes so many calls with several clients, each one call at a time. */
export async function load(
  { url, token }: { url: string; token: string },
  asks: readonly LoadRequest[],
  { clients, calls }: { clients: number; calls: number },
): Promise<LoadResult> {
  const times: number[] = [];
  const options: Options = {
    url,
    connections: clients,
    amount: calls,
    timeout: 120,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    requests: asks.map(({ path, body }) => ({
      method: "POST",
      path,
      ...(typeof body === "function"
        ? { setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }
        : { body: JSON.stringify(body) }),
    })),
    // Refusals are HTTP 200, too.
    verifyBody: (body) => String(body).startsWith('{"success":true'),
  };
  const began = performance.now();
  const { errors, timeouts, non2xx, mismatches } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on("response", (_, __, ___, milliseconds) => times.push(milliseconds));
  });
  const seconds = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const percentile = (part: number) => times[Math.ceil(times.length * part) - 1] ?? 0;
  return {
    perSecond: times.length / seconds,
    ...{ p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) },
    errors: errors + timeouts + non2xx + mismatches + (calls - times.length),
  };
}
