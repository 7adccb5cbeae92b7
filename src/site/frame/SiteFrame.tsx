import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contracts/languages.ts";
import type { SitePage } from "#src/site/site-address.ts";
import { CONTENT_ID } from "#src/ui/page/content.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

/**
 * The layout of a public page. It is prerendered, so its components have no state; what needs a script is attached by
 * attach-site.ts.
 */
export function SiteFrame({ page, locale, children }: { page: SitePage; locale: Language; children: ReactNode }) {
  const { t } = useTranslation("shell");
  return (
    <div className="site">
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {t("skip")}
      </a>
      <SiteHeader page={page} locale={locale} />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter page={page} locale={locale} />
    </div>
  );
}
