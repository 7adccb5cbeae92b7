import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "./database.ts";
import { likeContains, likePrefix } from "./text-search.ts";

/** The columns that a keyword is searched in; each has an index. */
type KeywordColumns = {
  /** Matched anywhere. */
  parts: readonly string[];
  /** Matched at the beginning. */
  beginnings?: readonly string[];
  /** Matched at the beginning; stored in lower case. */
  hashes?: readonly string[];
  /** A column of references, and the references whose names contain the keyword. */
  named?: { column: string; references: readonly string[] };
};

/** Condition for the rows that match a keyword, ignoring case. */
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

/** The codes of the merchant's applications whose name or code contains a keyword. */
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
