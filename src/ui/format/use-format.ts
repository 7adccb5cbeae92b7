import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage } from "#contracts/languages.ts";
import { nextTask } from "#src/ui/progress/next-task.ts";
import { type Format, formatIn } from "./format.ts";
import { perLanguage } from "./per-language.ts";

const formats = perLanguage((language) => formatIn(isLanguage(language) ? language : DEFAULT_LANGUAGE));

/** The formats of the language that is spoken. */
export function useFormat(): Format {
  return formats(useTranslation().i18n.language);
}

/**
 * Makes the formats of a language before anything is drawn with them, in a task of its own: for the first of them the
 * browser looks through all the languages that it knows, which takes longer than drawing the frame (decision 300).
 */
export async function prepareFormats(language: string): Promise<void> {
  await nextTask();
  formats(language);
}
