import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings } from "./settings.ts";
import { startSandbox } from "./start.ts";
import { newDataFolder } from "./testing/data-folder.ts";
import { freePort } from "./testing/free-port.ts";

/** A busy machine takes long to open the storage, in milliseconds. */
const LONG = 60_000;

let dataDir: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ dataDir, remove } = await newDataFolder());
});
afterEach(() => remove());

async function start(ready: Promise<unknown>) {
  const port = await freePort();
  const settings = {
    ...readSettings({ PORT: String(port), DATA_DIR: dataDir, SANDBOX_DEMO: "0" }),
    blockSeconds: null,
    passwordCost: 64,
  };
  return { url: `http://127.0.0.1:${port}`, starting: startSandbox({ settings, log: () => undefined, ready }) };
}

test("a request during the build waits for the console's files", async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const awaited = vi.spyOn(ready, "catch");
  const { url, starting } = await start(ready);
  await expect.poll(() => awaited.mock.calls.length, { timeout: LONG }).toBe(1);
  await expect(fetch(`${url}/sandbox`, { signal: AbortSignal.timeout(1_000) })).rejects.toThrow(/timeout/);
  const asked = fetch(`${url}/sandbox`);
  resolve();
  expect((await asked).ok).toBe(true);
  await (await starting).stop();
});

test("a failed build is reported, and nothing stays running or locked", async () => {
  const failing = Promise.reject(new Error("The console could not be built."));
  failing.catch(() => {});
  const { url, starting } = await start(failing);
  const reason = await starting.catch((error: unknown) => error);
  expect(reason).toMatchObject({ name: "NotReadyError", message: "The console could not be built." });
  await expect(fetch(url)).rejects.toThrow();
  const again = await start(Promise.resolve());
  await (await again.starting).stop();
});
