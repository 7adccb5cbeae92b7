import { useTranslation } from "react-i18next";
import { currencyStatus, type CurrencyStatus as Status } from "#contracts/currencies/currency.ts";
import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";

const TONES: Record<Status, Tone> = { available: "success", suspended: "warning" };

/** Whether the service takes payments in a currency at present (3.10). */
export function CurrencyStatus({ status }: { status: Status | UnknownEnumValue }) {
  const { t } = useTranslation("currencies");
  return (
    <Tag tone={isKnown(currencyStatus, status) ? TONES[status] : "neutral"}>
      {enumLabel(currencyStatus, status, (known) => t(`status.${known}`))}
    </Tag>
  );
}
