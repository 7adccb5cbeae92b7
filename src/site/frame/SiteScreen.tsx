import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#contracts/languages.ts";
import { useServices } from "#src/services/services.ts";
import type { SitePage } from "#src/site/site-address.ts";
import { attachSite } from "./attach-site.ts";
import { SiteFrame } from "./SiteFrame.tsx";
import "./site.css";

/** A public page within the console: in development, and right after a sign-in. */
export function SiteScreen({ page, children }: { page: SitePage; children: (locale: Language) => ReactNode }) {
  const { language } = useTranslation("site").i18n;
  const signedIn = useSelector(useServices().session, (current) => current.hasTag("signedIn"));
  useEffect(() => attachSite(), []);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-signed-in", signedIn);
  }, [signedIn]);
  const locale = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  return (
    <SiteFrame page={page} locale={locale}>
      {children(locale)}
    </SiteFrame>
  );
}
