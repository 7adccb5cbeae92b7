import { readFileSync } from "node:fs";
import { OPENAPI_FILE } from "./hand-over/openapi.ts";
import { secondOpinion } from "./second-opinion/second-opinion.ts";
import { endUntried, orEndUntried, ownOptions } from "./verification/parse-options.ts";
import { startSandbox } from "./verification/sandbox-process.ts";

/**
 * `npm run contracts:requests [-- --count 10000 --seed 1]`: makes requests out of the OpenAPI document and sends them to a
 * sandbox of its own. Fails on an answer that no client could read, and shows the smallest request that leads to it.
 */
const { count, seed } = ownOptions({
  count: { type: "string", default: "10000" },
  seed: { type: "string", default: String(Date.now() % 2 ** 31) },
});
for (const [name, value] of Object.entries({ count, seed })) {
  if (!/^\d{1,10}$/.test(value)) endUntried(`--${name} takes a number, and "${value}" is none.`);
}

const sandbox = await orEndUntried(startSandbox());
try {
  const opinion = await secondOpinion(sandbox.url, JSON.parse(readFileSync(OPENAPI_FILE, "utf8")), freshToken, {
    count: Number(count),
    seed: Number(seed),
  });
  for (const complaint of opinion.complaints) process.stdout.write(`${complaint}\n`);
  process.stdout.write(`${opinion.requests} requests, ${opinion.complaints.length} complaints (seed ${seed}).\n`);
  process.exitCode = opinion.complaints.length > 0 ? 1 : 0;
} finally {
  await sandbox.stop();
}

/** A merchant of its own for each call, with an order that is paid. */
async function freshToken(): Promise<string> {
  const answer = await fetch(sandbox.stateUrl, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ state: "a paid order", params: {}, action: "setup" }),
  });
  const { token }: { token?: unknown } = Object(await answer.json());
  if (typeof token !== "string") throw new Error("The sandbox gives no token.");
  return token;
}
