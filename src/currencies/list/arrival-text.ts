import { useTranslation } from "react-i18next";
import { memoizeByLanguage } from "#src/ui/format/memoize-by-language.ts";

const MINUTE = 60;

const formats = memoizeByLanguage((language) => ({
  seconds: new Intl.NumberFormat(language, { style: "unit", unit: "second", unitDisplay: "short" }),
  minutes: new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "short" }),
}));

/** The approximate duration of a transfer in the present language: "9 sec" from 9, "2 min" from 95 (3.10). */
export function useArrivalText(): (seconds: number) => string {
  const { t, i18n } = useTranslation("currencies");
  return (seconds) => t("list.about", { time: arrivalText(seconds, i18n.language) });
}

/** Seconds up to a minute, then whole minutes, rounded up. */
export function arrivalText(seconds: number, language: string): string {
  const units = formats(language);
  return seconds < MINUTE ? units.seconds.format(seconds) : units.minutes.format(Math.ceil(seconds / MINUTE));
}
