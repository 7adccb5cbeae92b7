import { useTranslation } from "react-i18next";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import { useFormat } from "#src/ui/format/use-format.ts";

/** Formats a package's limit (3.6): "Unlimited" for null, a dash for unknown. */
export function useLimitText(): (limit: MerchantPackage["limits"]["wallets"]) => string {
  const { t } = useTranslation("orders");
  const format = useFormat();
  return (limit) => {
    if (limit === null) return t("packages.unlimited");
    if (limit === 0) return t("packages.noneIncluded");
    return limit === undefined ? "–" : format.integer(limit);
  };
}
