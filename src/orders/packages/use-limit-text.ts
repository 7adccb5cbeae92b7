import { useTranslation } from "react-i18next";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import { useFormat } from "#src/ui/format/use-format.ts";

/** Writes a package's limit (3.6): "Unlimited" where the service says so, a dash where it is not known. */
export function useLimitText(): (limit: MerchantPackage["limits"]["wallets"]) => string {
  const { t } = useTranslation("orders");
  const format = useFormat();
  return (limit) => (limit === null ? t("packages.unlimited") : limit === undefined ? "–" : format.integer(limit));
}
