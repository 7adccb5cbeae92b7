import promises, { chmod, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSealingKey } from "#sandbox/applications/sealing-key.ts";
import { monotonicClock } from "#sandbox/monotonic-clock.ts";
import { seedCatalogue } from "#sandbox/seed/catalogue.ts";
import { readSettings, type Settings } from "#sandbox/settings.ts";
import { type Sandbox, startSandbox } from "#sandbox/start.ts";
import { openStorage } from "#sandbox/storage/database.ts";
import { watchDisk } from "#sandbox/storage/disk-full.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";

let dataDir: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ dataDir, remove } = await newDataFolder());
});
afterEach(() => remove());

const logged: string[] = [];
function start(changes: Partial<Settings> = {}, clock = () => new Date()): Promise<Sandbox> {
  logged.length = 0;
  const settings = {
    ...readSettings({ PORT: "0", DATA_DIR: dataDir, SANDBOX_DEMO: "0" }),
    blockSeconds: null,
    passwordCost: 64,
  };
  return startSandbox({ settings: { ...settings, ...changes }, clock, log: (line) => logged.push(line) });
}

/** The reason with which the sandbox refuses to start. */
async function refusal(changes: Partial<Settings> = {}): Promise<string> {
  const reason = await start(changes).catch((error: unknown) => error);
  expect(reason).toMatchObject({ name: "StorageError" });
  return reason instanceof Error ? reason.message : "";
}

describe("the secrets key", () => {
  test("a lost key stops the start with instructions, and is not replaced", async () => {
    await (await start()).stop();
    const file = join(dataDir, "secrets.key");
    const key = await readFile(file, "utf8");
    await rm(file);
    expect(await refusal()).toMatch(/secrets\.key is missing.*Put that one back/);
    await expect(stat(file)).rejects.toThrow("ENOENT");
    await writeFile(file, key);
    await (await start()).stop();
  });

  test("a different key is detected, in the file and in the setting", async () => {
    await (await start()).stop();
    const other = "0123456789abcdef".repeat(4);
    expect(await refusal({ secretsKey: other })).toMatch(/SANDBOX_SECRETS_KEY is another key/);
    await writeFile(join(dataDir, "secrets.key"), other);
    expect(await refusal()).toMatch(/secrets\.key is another key/);
    await writeFile(join(dataDir, "secrets.key"), "half a key");
    const told = await refusal();
    expect(told).toMatch(/holds no key/);
    expect(told).not.toContain("half a key");
  });
});

test("a partly written key is removed, and the next start creates one", async () => {
  const { writeFile } = promises;
  const writeHalf = async (file: string, text: string, options: object) => {
    await writeFile(file, text.slice(0, 7), options);
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  Object.assign(promises, { writeFile: writeHalf });
  syncBuiltinESMExports();
  try {
    await expect(start()).rejects.toThrow("no space left");
  } finally {
    Object.assign(promises, { writeFile });
    syncBuiltinESMExports();
  }
  expect(await readdir(dataDir)).toEqual(["pglite"]);
  await (await start()).stop();
});

test("sandboxes that start at once with one folder share one key", async () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  const { db, close } = await openStorage(settings, { log: () => {}, onFatal: () => {} });
  await seedCatalogue(db);
  const keys = await Promise.all(Array.from({ length: 20 }, () => readSealingKey(settings, db)));
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect((await readdir(dataDir)).sort()).toEqual([expect.stringMatching(/^in-use-/), "pglite", "secrets.key"]);
  await close();
});

test("a start on a full disk says that nothing is lost", async () => {
  await (await start()).stop();
  await truncate(join(dataDir, "pglite", "global/pg_control"), 0);
  const { statfs } = promises;
  Object.assign(promises, { statfs: async () => ({ bavail: 3, bsize: 4096 }) });
  syncBuiltinESMExports();
  try {
    expect(await refusal()).toMatch(/^The disk is full\. Nothing that was acknowledged is lost: make room/);
  } finally {
    Object.assign(promises, { statfs });
    syncBuiltinESMExports();
  }
});

test("permissions of an existing data folder are not changed", async () => {
  await chmod(dataDir, 0o750);
  const sandbox = await start();
  expect((await stat(dataDir)).mode & 0o777).toBe(0o750);
  expect((await stat(join(dataDir, "pglite"))).mode & 0o777).toBe(0o700);
  await sandbox.stop();
});

test("data files are readable only for the account that the sandbox runs under", async () => {
  const sandbox = await start();
  const modes = async () => {
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() || entry.isDirectory());
    return Promise.all(
      files.map(async (entry) => {
        const { mode } = await stat(join(entry.parentPath, entry.name));
        return `${entry.isDirectory() ? "folder" : "file"} ${(mode & 0o777).toString(8)}`;
      }),
    );
  };
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, "pglite"))).mode & 0o777).toBe(0o700);
  await sandbox.stop();
  expect([...new Set(await modes())].sort()).toEqual(["file 600", "folder 700"]);
});

describe("damaged data is named with instructions, and not changed", () => {
  test.each([
    ["an empty control file", "global/pg_control"],
    ["a missing PG_VERSION", "PG_VERSION"],
    ["its tables gone", "base"],
  ])("%s", async (_, path) => {
    await (await start()).stop();
    const damaged = join(dataDir, "pglite", path);
    if (path.endsWith("pg_control")) await truncate(damaged, 0);
    else await rm(damaged, { recursive: true });
    const before = await readdir(join(dataDir, "pglite"));
    expect(await refusal()).toMatch(/could not be opened.*Put back a copy/);
    expect(await readdir(join(dataDir, "pglite"))).toEqual(expect.arrayContaining(before));
  });
});

test("a full disk is reported once, and the embedded database is not used any further", async () => {
  let asked = 0;
  const told: string[] = [];
  const pglite = {
    execProtocolStream: async () => {
      asked += 1;
      throw Object.assign(new Error("could not extend file"), { code: "53100" });
    },
  };
  watchDisk(pglite, ({ message }) => told.push(message));
  await expect(pglite.execProtocolStream()).rejects.toThrow("The disk is full");
  await expect(pglite.execProtocolStream()).rejects.toThrow("The disk is full");
  expect([asked, told.length]).toEqual([1, 1]);
  expect(told[0]).toMatch(/make room, and start the sandbox again/);
});

describe("a clock set back", () => {
  test("while running does not move time back, and is reported once", () => {
    const machine = { at: 1_000_000, since: 0, now: () => machine.at, elapsed: () => machine.since };
    const told: string[] = [];
    const clock = monotonicClock((line) => told.push(line), machine);
    const pass = (milliseconds: number, byMachine = milliseconds) => {
      machine.since += milliseconds;
      machine.at += byMachine;
      return clock().getTime();
    };
    expect(pass(1000)).toBe(1_001_000);
    expect(pass(1000, 1000 - 3_600_000)).toBe(1_002_000);
    expect(pass(1000)).toBe(1_003_000);
    expect(told).toEqual([expect.stringContaining("set back by 3600 s")]);
    // The clock is corrected, and later runs ahead.
    expect(pass(1000, 3_601_000)).toBe(1_004_000);
    expect(pass(1000, 11_000)).toBe(1_015_000);
    expect(told).toHaveLength(1);
  });

  test("between two starts is reported", async () => {
    const ahead = await start({}, () => new Date(Date.now() + 3_600_000));
    const body = JSON.stringify({ email: "a@company.example", purpose: "register" });
    await fetch(`${ahead.url}/api/User/SentVerificationCode`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
    });
    await ahead.stop();
    const behind = await start();
    await behind.stop();
    expect(logged).toEqual([expect.stringMatching(/^The clock stands 60 minutes before what was stored last/)]);
  });
});
