import { useTranslation } from "react-i18next";

/** Names terms in the language that is spoken: "3 months" from 3, a dash where it is not known (9.4). */
export function useTermText(): (months: number | null) => string {
  const { language } = useTranslation().i18n;
  const format = new Intl.NumberFormat(language, { style: "unit", unit: "month", unitDisplay: "long" });
  return (months) => (months === null ? "–" : format.format(months));
}
