import type { Application } from "#contracts/applications/application.ts";
import type { FinderRules } from "#src/records/provide/finder.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";

/** Finds applications for the palette, by a part of the name or code (2.27). */
export const APPLICATION_FINDER: FinderRules<Application> = {
  // A slash begins the address of a screen.
  matches: (query) => !looksLikeHash(query) && !query.startsWith("/"),
  filter: (search) => ({ search }),
  entry: ({ code, name }) => ({
    id: `application ${code}`,
    group: "applications",
    label: name,
    detail: code,
    leadsTo: `/app/list?search=${encodeURIComponent(code)}`,
  }),
};
