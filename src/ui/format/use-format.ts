import { useTranslation } from "react-i18next";
import { createFormat, type Format } from "./format.ts";
import { memoizeByLanguage } from "./memoize-by-language.ts";

const formats = memoizeByLanguage(createFormat);

/** The formats of the current language. */
export function useFormat(): Format {
  return formats(useTranslation().i18n.language);
}
