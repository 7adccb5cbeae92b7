import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";

/** How long a quarter is, in months. */
const QUARTER = 3;

/**
 * Names terms in the language that is spoken (9.4): "3 months" from 3, "Quarter (3 months)" where that is the unit of the
 * package's term (3.6), a dash where it is not known.
 */
export function useTermText(): (months: number | null, unit?: string) => string {
  const { t } = useTranslation("orders");
  const format = useFormat();
  return (term, unit) => {
    if (!term) return "–";
    const months = format.months(term);
    return unit === "quarter" && term === QUARTER ? t("packages.quarter", { months }) : months;
  };
}
