import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageMetadata, type PageMetadataProps } from "./PageMetadata.tsx";
import { SiteFrame } from "./SiteFrame.tsx";

/** The built files that a public page needs, by their addresses; `scripts` in the order in which they depend. */
export type SiteAssets = {
  beforePaint: string;
  styles: readonly string[];
  scripts: readonly string[];
  ahead: readonly string[];
};

/** A public page as a whole document, for every static web server (2.2, 2.3, 2.7). */
export function SiteDocument(props: PageMetadataProps & { assets: SiteAssets; children: ReactNode }) {
  const { page, locale, origin, assets, children } = props;
  const { t } = useTranslation("shell");
  const entry = assets.scripts.at(-1);
  return (
    <html lang={locale} data-prerendered={page}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <PageMetadata page={page} locale={locale} origin={origin} />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.scripts.slice(0, -1).map((script) => (
          <link key={script} rel="modulepreload" href={script} />
        ))}
      </head>
      <body data-ahead={assets.ahead.join(" ")}>
        <script src={assets.beforePaint} />
        <p className="scripts-missing">{t("scriptsMissing")}</p>
        <SiteFrame page={page} locale={locale}>
          {children}
        </SiteFrame>
        <script type="module" src={entry} />
      </body>
    </html>
  );
}
