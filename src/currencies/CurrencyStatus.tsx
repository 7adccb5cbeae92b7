import { useTranslation } from "react-i18next";
import type { CurrencyStatus as Status } from "#contracts/currencies/currency.ts";
import { Tag } from "#src/ui/page/Tag.tsx";

/** Whether the service takes payments in a currency at present (3.10). */
export function CurrencyStatus({ status }: { status: Status }) {
  const { t } = useTranslation("currencies");
  return <Tag tone={status === "available" ? "success" : "warning"}>{t(`status.${status}`)}</Tag>;
}
