/** The languages of the console (9.6), each under its own name. */
export const LOCALES = {
  "en-US": "English",
  "zh-TW": "繁體中文",
  "zh-CN": "简体中文",
  "ja-JP": "日本語",
  "ko-KR": "한국어",
  "th-TH": "ไทย",
} as const;
export type Locale = keyof typeof LOCALES;

/** Spoken where nothing was chosen, or something unknown (9.6). */
export const DEFAULT_LOCALE: Locale = "en-US";

export const ALL_LOCALES = Object.keys(LOCALES).filter(isLocale);

export function isLocale(name: string): name is Locale {
  return Object.hasOwn(LOCALES, name);
}
