import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage } from "#contracts/languages.ts";
import { createFormat, type Format } from "./format.ts";
import { memoizeByLanguage } from "./memoize-by-language.ts";

const formats = memoizeByLanguage((language) => createFormat(isLanguage(language) ? language : DEFAULT_LANGUAGE));

/** The formats of the current language. */
export function useFormat(): Format {
  return formats(useTranslation().i18n.language);
}
