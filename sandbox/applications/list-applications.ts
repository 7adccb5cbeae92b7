import { sql } from "kysely";
import {
  type ApplicationPage,
  type ApplicationSearch,
  applicationSearch,
} from "#contracts/applications/list-applications.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import { viewApplication } from "./application-view.ts";

/** One page of the merchant's applications, newest first unless sorted otherwise (2.27). */
export const listApplications = merchantCall({
  method: "POST",
  path: "/App/List",
  input: applicationSearch,
  answer: async (service, search, { merchantId }): Promise<ApplicationPage> => {
    const { total } = await matching(service, merchantId, search)
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const [column, direction] = sortOf(search.sort);
    const rows = await matching(service, merchantId, search)
      .selectAll()
      .orderBy(column, direction)
      .orderBy("code", direction)
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute();
    return { items: rows.map(viewApplication), total };
  },
});

function matching({ db }: Service, merchantId: string, { status, search = "" }: ApplicationSearch) {
  const part = `%${search.trim().replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("applications")
    .where("merchantId", "=", merchantId)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "enabled"))
    .$if(search !== "", (query) =>
      query.where(({ eb, or }) => or([eb("name", "ilike", part), eb("code", "ilike", part)])),
    );
}

function sortOf(sort: ApplicationSearch["sort"]): ["createdAt" | "name", "asc" | "desc"] {
  switch (sort) {
    case "createdAt":
    case "name":
      return [sort, "asc"];
    case "-name":
      return ["name", "desc"];
    default:
      return ["createdAt", "desc"];
  }
}
