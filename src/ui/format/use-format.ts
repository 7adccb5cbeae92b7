import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage } from "#contracts/languages.ts";
import { type Format, formatIn } from "./format.ts";
import { perLanguage } from "./per-language.ts";

const formats = perLanguage((language) => formatIn(isLanguage(language) ? language : DEFAULT_LANGUAGE));

/** The formats of the language that is spoken. */
export function useFormat(): Format {
  return formats(useTranslation().i18n.language);
}
