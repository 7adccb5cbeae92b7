import { useTranslation } from "react-i18next";

const MINUTE = 60;

/** Names about how long a transfer takes, in the language that is spoken: "9 sec" from 9, "2 min" from 95 (3.10). */
export function useArrivalText(): (seconds: number) => string {
  const { t, i18n } = useTranslation("currencies");
  return (seconds) => t("list.about", { time: arrivalText(seconds, i18n.language) });
}

/** Seconds up to a minute, from there whole minutes, rounded up: nobody is told less than it takes. */
export function arrivalText(seconds: number, language: string): string {
  const inMinutes = seconds >= MINUTE;
  const unit = inMinutes ? "minute" : "second";
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" });
  return format.format(inMinutes ? Math.ceil(seconds / MINUTE) : seconds);
}
