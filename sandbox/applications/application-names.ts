import type { Database } from "#sandbox/storage/database.ts";

/** The names of these applications by their codes. */
export async function readApplicationNames(db: Database, codes: readonly string[]): Promise<Map<string, string>> {
  const applications = await db
    .selectFrom("applications")
    .select(["code", "name"])
    .where(({ eb, fn, val }) => eb("code", "=", fn.any(val(codes))))
    .execute();
  return new Map(applications.map(({ code, name }) => [code, name]));
}
