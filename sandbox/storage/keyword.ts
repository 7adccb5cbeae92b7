import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "./database.ts";
import { likeContains, likePrefix } from "./text-search.ts";

/** The columns of a table that a keyword is looked for in; each has an index for it. */
type KeywordColumns = {
  /** A part of these is enough. */
  parts: readonly string[];
  /** These have to begin with it. */
  beginnings?: readonly string[];
  /** Hashes have to begin with it; they are kept in small letters. */
  hashes?: readonly string[];
  /** A column of references, and those whose names hold the keyword. */
  named?: { column: string; references: readonly string[] };
};

/** Holds for the rows that a keyword means, in either case of its letters. */
export function keywordFilter(
  keyword: string,
  { parts, beginnings = [], hashes = [], named }: KeywordColumns,
): RawBuilder<SqlBool> {
  const lowerCase = keyword.toLowerCase();
  const conditions = [
    ...parts.map((column) => sql`${sql.ref(column)} ilike ${likeContains(keyword)}`),
    ...beginnings.map((column) => sql`lower(${sql.ref(column)}) like ${likePrefix(lowerCase)}`),
    ...hashes.map((column) => sql`${sql.ref(column)} like ${likePrefix(lowerCase)}`),
    ...(named && named.references.length > 0 ? [sql`${sql.ref(named.column)} = any(${named.references})`] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** The merchant's applications whose name or code holds a keyword. */
export async function findApplications(db: Database, merchantId: string, keyword: string): Promise<string[]> {
  const part = likeContains(keyword);
  const applications = await db
    .selectFrom("applications")
    .select("code")
    .where("merchantId", "=", merchantId)
    .where(({ eb, or }) => or([eb("name", "ilike", part), eb("code", "ilike", part)]))
    .execute();
  return applications.map(({ code }) => code);
}
