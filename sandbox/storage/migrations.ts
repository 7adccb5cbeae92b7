import { readdir, readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./tables.ts";

/**
 * The folder of the steps, each a file whose name says when it comes. Two begin with 015, which does no harm: a step goes
 * by its whole name. Databases know them by it, so that no step is ever renamed.
 */
export const MIGRATIONS = new URL("./migrations/", import.meta.url);

/**
 * Brings the tables up to date; what is there already stays as it is.
 * Every step is a file of plain SQL, the same for PGlite and PostgreSQL; a step once released is never edited. One that
 * is missing is made up for although later ones were taken: what several people number meanwhile comes in any order.
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
