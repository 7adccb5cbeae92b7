import { useTranslation } from "react-i18next";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import { useFormat } from "#src/ui/format/use-format.ts";

/** Writes a package's limit (3.6): "Unlimited" where the service says so, a dash where it is not known. */
export function useLimitText(): (limit: MerchantPackage["limits"]["wallets"]) => string {
  const { t } = useTranslation("orders");
  const format = useFormat();
  return (limit) => {
    if (limit === null) return t("packages.unlimited");
    if (limit === 0) return t("packages.noneIncluded");
    return limit === undefined ? "–" : format.integer(limit);
  };
}
