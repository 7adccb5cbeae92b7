import { readdir, readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./tables.ts";

/**
 * The folder of the migrations, which run in the order of their names. Databases record the whole name, so no file may
 * be renamed and two may begin with 015.
 */
export const MIGRATIONS = new URL("./migrations/", import.meta.url);

/**
 * Runs the migrations that the database does not have yet.
 * Each is a file of plain SQL for PGlite and PostgreSQL, and is never edited after its release. They may run out of
 * order, because branches can add files with lower numbers.
 * @throws Error when a migration fails.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readSteps }, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function readSteps(): Promise<Record<string, Migration>> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
  const steps = names.map(async (name) => {
    const statements = (await readFile(new URL(name, MIGRATIONS), "utf8"))
      .split(/;\s*$/m)
      .filter((part) => part.trim());
    const up: Migration["up"] = async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    };
    return [name.replace(/\.sql$/, ""), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(steps));
}
