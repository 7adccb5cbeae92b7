/** The six languages of the product (9.6). */
export const LANGUAGES = ["en-US", "zh-TW", "zh-CN", "ja-JP", "ko-KR", "th-TH"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Reads a language from outside, such as the header `Language` (7.1); English when it is none of ours (9.6). */
export function readLanguage(given: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === given) ?? "en-US";
}
