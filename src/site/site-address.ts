import { DEFAULT_LANGUAGE, type Language } from "#contracts/languages.ts";
import { withBasePath } from "#src/ui/browser/base-path.ts";

/** The prerendered public pages with their paths in the default language (2.2, 2.3, 2.7). */
const ADDRESSES = { home: "/home", enterprise: "/products/enterprise-pack", demo: "/demo01" } as const;

export type SitePage = keyof typeof ADDRESSES;
export const SITE_PAGES = ["home", "enterprise", "demo"] as const satisfies readonly SitePage[];

/** The pages for search engines; the other one needs a session (2.20). */
export const LISTED_PAGES = ["home", "enterprise"] as const satisfies readonly SitePage[];

/** The path of a public page in a language: `/home` in the default one, else `/home/ja-JP` and so on. */
export function siteAddress(page: SitePage, locale: Language): string {
  return withBasePath(locale === DEFAULT_LANGUAGE ? ADDRESSES[page] : `${ADDRESSES[page]}/${locale}`);
}
