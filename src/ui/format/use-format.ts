import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage } from "#contracts/languages.ts";
import { type Format, formatIn } from "./format.ts";

/** The formats of the language that is spoken. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  return useMemo(() => formatIn(isLanguage(language) ? language : DEFAULT_LANGUAGE), [language]);
}
