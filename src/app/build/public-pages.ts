/** Where the sources of the public pages are, for the build that puts them together. */
import type { SitePage } from "#src/site/site-address.ts";

export const PAGE_SOURCES = {
  home: { script: "src/site/frame/page.ts", style: "src/site/home/page.css" },
  enterprise: { script: "src/site/frame/page.ts", style: "src/site/enterprise/page.css" },
  demo: { script: "src/site/demo/page.ts", style: "src/site/demo/page.css" },
} as const satisfies Record<SitePage, { script: string; style: string }>;
