import { useTranslation } from "react-i18next";

/** How long a quarter is, in months. */
const QUARTER = 3;

/**
 * Names terms in the language that is spoken (9.4): "3 months" from 3, "Quarter (3 months)" where that is the unit of the
 * package's term (3.6), a dash where it is not known.
 */
export function useTermText(): (months: number | null, unit?: string) => string {
  const { t, i18n } = useTranslation("orders");
  const format = new Intl.NumberFormat(i18n.language, { style: "unit", unit: "month", unitDisplay: "long" });
  return (term, unit) => {
    if (term === null) return "–";
    const months = format.format(term);
    return unit === "quarter" && term === QUARTER ? t("packages.quarter", { months }) : months;
  };
}
