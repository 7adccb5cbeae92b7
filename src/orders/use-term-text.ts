import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";

/** In months. */
const QUARTER = 3;

/**
 * Formats a term (9.4): "3 months", "Quarter (3 months)" if the package's unit is a quarter (3.6), a dash if unknown.
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
