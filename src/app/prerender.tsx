/** What the build renders ahead: the public pages in each language, and the sign-in page in the default one. */
import { createInstance, type i18n, type ResourceKey } from "i18next";
import type { ComponentType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { StaticRouter } from "react-router-dom";
import { createActor, fromPromise, waitFor } from "xstate";
import { DEFAULT_LANGUAGE, type Language } from "#contracts/languages.ts";
import { role } from "#machines/account/role.ts";
import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { connection } from "#machines/shell/connection.ts";
import { languageChange } from "#machines/shell/language-change.ts";
import { DEFAULT_SETTINGS, settings } from "#machines/shell/settings.ts";
import { usualConfig } from "#src/services/config.ts";
import { createLastShown } from "#src/services/last-shown.ts";
import { createNavigation } from "#src/services/navigate.ts";
import { ServicesProvider } from "#src/services/ServicesProvider.tsx";
import { DemoPage } from "#src/site/demo/DemoPage.tsx";
import { EnterprisePage } from "#src/site/enterprise/EnterprisePage.tsx";
import type { PageMetadataProps } from "#src/site/frame/PageMetadata.tsx";
import { type SiteAssets, SiteDocument } from "#src/site/frame/SiteDocument.tsx";
import { HomePage } from "#src/site/home/HomePage.tsx";
import type { SitePage } from "#src/site/site-address.ts";
import { createStore } from "#src/ui/store/store.ts";
import { App } from "./App.tsx";
import { SCREENS } from "./screens.ts";

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

/** What stands in `#root` for a visitor who is not signed in and opens the sign-in page. */
export async function renderLogin(): Promise<{ markup: string; title: string }> {
  const spoken = await speaking(DEFAULT_LANGUAGE);
  const restoreSession = fromPromise<User | null>(async () => null);
  const nobody = createActor(session.provide({ actors: { restoreSession } })).start();
  await waitFor(nobody, (current) => current.matches({ identity: "signedOut" }));
  await SCREENS.login.preload();
  const services = {
    config: usualConfig(),
    send: () => Promise.reject(new Error("Nothing is sent while building")),
    ahead: () => Promise.reject(new Error("Nothing is sent while building")),
    mock: null,
    session: nobody,
    role: createActor(role).start(),
    language: createActor(languageChange, { input: { current: DEFAULT_LANGUAGE, signedIn: false } }).start(),
    settings: createActor(settings, { input: { settings: DEFAULT_SETTINGS, menuCollapse: false } }),
    connection: createActor(connection).start(),
    release: createStore(null),
    navigation: createNavigation(),
    lastShown: createLastShown(() => false),
  };
  const markup = renderToString(
    <I18nextProvider i18n={spoken}>
      <ServicesProvider services={services}>
        <StaticRouter location="/login">
          <App />
        </StaticRouter>
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
