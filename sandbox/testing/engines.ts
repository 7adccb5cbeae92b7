import { Client } from "pg";
import type { Settings } from "#sandbox/settings.ts";
import { IS_WHOLE } from "#sandbox/testing/extent.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { type SandboxUnderTest, startUnderTest } from "./sandbox-under-test.ts";

export type Engine = "PGlite" | "PostgreSQL";

/** What a sandbox may keep its data in. */
export const ENGINES: readonly Engine[] = ["PGlite", "PostgreSQL"];

/** For what hangs on the service's own code alone: one of them in `npm test`, both in `npm run sweeps`. */
export const SWEPT_ENGINES: readonly Engine[] = IS_WHOLE ? ENGINES : ["PostgreSQL"];

let shared: Promise<TestPostgres> | null = null;
let databases = 0;

/** A database of its own on the one PostgreSQL of this process, which ends with it. */
export async function newDatabase(): Promise<string> {
  shared ??= startPostgres();
  const { url } = await shared;
  const name = `sandbox_${process.pid}_${++databases}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Starts a sandbox on one of the engines, with nothing in it. */
export async function startOn(engine: Engine, changes: Partial<Settings> = {}): Promise<SandboxUnderTest> {
  return startUnderTest({ ...changes, databaseUrl: engine === "PostgreSQL" ? await newDatabase() : null });
}
