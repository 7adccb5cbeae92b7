import type { Application } from "#contracts/applications/application.ts";
import type { FinderRules } from "#src/records/provide/finder.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";

/** How the merchant's applications are found: by their name or code, or a part of either (2.27). A name can be any word. */
export const APPLICATION_FINDER: FinderRules<Application> = {
  // Screens are looked for by their address.
  couldBe: (query) => !looksLikeHash(query) && !query.startsWith("/"),
  filter: (search) => ({ search }),
  entry: ({ code, name }) => ({
    id: `application ${code}`,
    group: "applications",
    label: name,
    detail: code,
    leadsTo: `/app/list?search=${encodeURIComponent(code)}`,
  }),
};
