/**
 * The languages of the product (9.6) with their native names. The key is the value on the wire (7.1, 7.13) and the
 * folder in `locales/`.
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

/** Used if no language, or an unknown one, is stored (9.6). */
export const DEFAULT_LANGUAGE: Language = "en-US";

export const ALL_LANGUAGES = Object.keys(LANGUAGES).filter(isLanguage);

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}
