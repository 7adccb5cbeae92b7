/**
 * The languages of the product (9.6), each with its own name for itself. A key is what goes over the wire (7.1, 7.13), and
 * the folder of its texts in `locales/`.
 */
export const LANGUAGES = {
  "en-US": "English",
  "zh-TW": "繁體中文",
  "zh-CN": "简体中文",
  "ja-JP": "日本語",
  "ko-KR": "한국어",
  "th-TH": "ไทย",
} as const;
export type Language = keyof typeof LANGUAGES;

/** Spoken where nothing was chosen, or something unknown (9.6). */
export const DEFAULT_LANGUAGE: Language = "en-US";

export const ALL_LANGUAGES = Object.keys(LANGUAGES).filter(isLanguage);

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}
