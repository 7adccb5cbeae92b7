/** Prerenders the public pages in each language, and the sign-in page in the default one. */
import { createInstance, type i18n, type ResourceKey } from "i18next";
import type { ComponentType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createActor, fromPromise, waitFor } from "xstate";
import { ALL_LANGUAGES, DEFAULT_LANGUAGE, type Language } from "#contracts/languages.ts";
import { role } from "#machines/account/role.ts";
import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { connection } from "#machines/shell/connection.ts";
import { languageChange } from "#machines/shell/language-change.ts";
import { DEFAULT_SETTINGS, settings } from "#machines/shell/settings.ts";
import { createAnswerCache } from "#src/services/answer-cache.ts";
import { defaultConfig } from "#src/services/config.ts";
import { createNavigation } from "#src/services/navigate.ts";
import { ServicesProvider } from "#src/services/ServicesProvider.tsx";
import { DemoPage } from "#src/site/demo/DemoPage.tsx";
import { EnterprisePage } from "#src/site/enterprise/EnterprisePage.tsx";
import type { PageMetadataProps } from "#src/site/frame/PageMetadata.tsx";
import { type SiteAssets, SiteDocument } from "#src/site/frame/SiteDocument.tsx";
import { HomePage } from "#src/site/home/HomePage.tsx";
import { SITE_PAGES, type SitePage, siteAddress } from "#src/site/site-address.ts";
import { sitemap } from "#src/site/sitemap.ts";
import { createStore } from "#src/ui/store/store.ts";
import { createRoutes } from "./routes.tsx";

const AREAS = ["shell", "site", "login", "orders", "chain", "enterprise", "demo"] as const;
const texts = import.meta.glob<ResourceKey>("../../locales/*/{shell,site,login,orders,chain,enterprise,demo}.json", {
  import: "default",
});

const CONTENT: Record<SitePage, ComponentType<{ locale: Language }>> = {
  home: HomePage,
  enterprise: EnterprisePage,
  demo: DemoPage,
};

/** A public page in one language, as a whole document. */
export async function renderPage(props: PageMetadataProps, assets: SiteAssets): Promise<string> {
  const spoken = await speaking(props.locale);
  const Content = CONTENT[props.page];
  return `<!doctype html>\n${renderToStaticMarkup(
    <I18nextProvider i18n={spoken}>
      <SiteDocument {...props} assets={assets}>
        <Content locale={props.locale} />
      </SiteDocument>
    </I18nextProvider>,
  )}\n`;
}

/** The built scripts and styles of a source, dependencies first. */
type FilesOf = (source: string) => { scripts: readonly string[]; styles: readonly string[] };

/** The script and the stylesheet of each public page, by source. */
const SOURCES: Record<SitePage, { script: string; style: string }> = {
  home: { script: "src/site/frame/page.ts", style: "src/site/home/page.css" },
  enterprise: { script: "src/site/frame/page.ts", style: "src/site/enterprise/page.css" },
  demo: { script: "src/site/demo/page.ts", style: "src/site/demo/page.css" },
};

/** The files of the public site: each page in each language and, where its origin is known, the sitemap. */
export async function renderSite(build: {
  origin: string | null;
  beforePaint: string;
  ahead: readonly string[];
  filesOf: FilesOf;
}): Promise<Record<string, string>> {
  const { origin, beforePaint, ahead, filesOf } = build;
  const files: Record<string, string> = origin ? { "sitemap.xml": sitemap(origin) } : {};
  for (const page of SITE_PAGES) {
    const { scripts } = filesOf(SOURCES[page].script);
    const { styles } = filesOf(SOURCES[page].style);
    for (const locale of ALL_LANGUAGES) {
      const assets = { beforePaint, ahead, scripts, styles };
      files[`${siteAddress(page, locale).slice(1)}/index.html`] = await renderPage({ page, locale, origin }, assets);
    }
  }
  return files;
}

/** The content of `#root` of the sign-in page for a signed-out visitor. */
export async function renderLogin(): Promise<{ markup: string; title: string }> {
  const spoken = await speaking(DEFAULT_LANGUAGE);
  const restoreSession = fromPromise<User | null>(async () => null);
  const signedOut = createActor(session.provide({ actors: { restoreSession } })).start();
  await waitFor(signedOut, (current) => current.matches({ identity: "signedOut" }));
  const services = {
    config: defaultConfig(),
    send: () => Promise.reject(new Error("Nothing is sent while building")),
    quiet: () => Promise.reject(new Error("Nothing is sent while building")),
    mock: null,
    session: signedOut,
    role: createActor(role).start(),
    language: createActor(languageChange, { input: { current: DEFAULT_LANGUAGE, signedIn: false } }).start(),
    settings: createActor(settings, { input: { settings: DEFAULT_SETTINGS, menuCollapse: false } }),
    connection: createActor(connection).start(),
    release: createStore(null),
    navigation: createNavigation(),
    answers: createAnswerCache(),
  };
  const router = createMemoryRouter(createRoutes(services), { initialEntries: ["/login"] });
  await router.revalidate();
  const markup = renderToString(
    <I18nextProvider i18n={spoken}>
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </I18nextProvider>,
  );
  return { markup, title: `${spoken.t("title.login")} · ${spoken.t("product")}` };
}

async function speaking(locale: Language): Promise<i18n> {
  const spoken = createInstance();
  const loaded = await Promise.all(
    AREAS.map(async (area) => [area, (await texts[`../../locales/${locale}/${area}.json`]?.()) ?? {}] as const),
  );
  await spoken.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: "shell",
    resources: { [locale]: Object.fromEntries(loaded) },
    interpolation: { escapeValue: false },
  });
  return spoken;
}
