import { listApplications } from "#contracts/applications/list-applications.ts";
import { type Finder, FOUND_AT_MOST, looksLikeHash } from "#src/services/finder.ts";
import { APPLICATION_FILTERS } from "./application-search.ts";

/** The longest name or code that the search takes (2.27). */
const LONGEST_SEARCH = 64;

/** Finds the merchant's applications by their name or code, or a part of either (2.27). A name can be any word. */
export const findApplications: Finder = {
  couldBe: (query) => query.length <= LONGEST_SEARCH && !looksLikeHash(query) && !isAddress(query),
  find: async (send, search, _format, signal) => {
    const answer = await listApplications(send, { page: 1, pageSize: FOUND_AT_MOST, search }, signal);
    if (!answer.accepted) return answer;
    const value = answer.value.items.map(({ code, name }) => ({
      id: `application ${code}`,
      group: "applications" as const,
      label: name,
      detail: code,
      leadsTo: `/app/list?${APPLICATION_FILTERS.search}=${encodeURIComponent(code)}`,
    }));
    return { accepted: true, value };
  },
};

/** Screens are looked for by their address. */
function isAddress(query: string) {
  return query.startsWith("/");
}
