import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_LOCALE, isLocale } from "../../shell/language/locales.ts";
import { attachHome } from "./attach-home.ts";
import { HomePage } from "./HomePage.tsx";
import "./home.css";

/** The landing page where no prerendered document was served, as while developing. */
export function HomeScreen() {
  const { language } = useTranslation("site").i18n;
  useEffect(() => attachHome(), []);
  return <HomePage locale={isLocale(language) ? language : DEFAULT_LOCALE} />;
}
