import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#contracts/languages.ts";
import { type Format, formatIn } from "./format.ts";

/** Made once for a language: it takes longer than drawing a row of a list, and every cell asks for them. */
const known = new Map<Language, Format>();

/** The formats of the language that is spoken. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  const locale = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  const format = known.get(locale) ?? formatIn(locale);
  known.set(locale, format);
  return format;
}
