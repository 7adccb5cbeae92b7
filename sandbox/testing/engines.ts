import { Client } from "pg";
import type { Settings } from "#sandbox/settings.ts";
import { IS_WHOLE } from "#sandbox/testing/extent.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { type SandboxUnderTest, startUnderTest } from "./sandbox-under-test.ts";

export type Engine = "PGlite" | "PostgreSQL";

/** The supported databases. */
export const ENGINES: readonly Engine[] = ["PGlite", "PostgreSQL"];

/** For tests that do not depend on the database: one in `npm test`, both in `npm run sweeps`. */
export const SWEPT_ENGINES: readonly Engine[] = IS_WHOLE ? ENGINES : ["PostgreSQL"];

let shared: Promise<TestPostgres> | null = null;
let databases = 0;

/** Creates a database in this process's PostgreSQL. */
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

/** Starts an empty sandbox on one of the databases. */
export async function startOn(engine: Engine, changes: Partial<Settings> = {}): Promise<SandboxUnderTest> {
  return startUnderTest({ ...changes, databaseUrl: engine === "PostgreSQL" ? await newDatabase() : null });
}
