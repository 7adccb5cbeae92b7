import { memoizeByLanguage } from "#src/ui/format/memoize-by-language.ts";

const formats = memoizeByLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { style: "short", numeric: "always" }),
);

/** "12 sec. ago": in seconds up to a minute, then in minutes, then in hours. @param elapsed in milliseconds. */
export function agoText(elapsed: number, language: string): string {
  const format = formats(language);
  const seconds = Math.floor(elapsed / 1_000);
  if (seconds < 60) return format.format(-seconds, "second");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? format.format(-minutes, "minute") : format.format(-Math.floor(minutes / 60), "hour");
}
