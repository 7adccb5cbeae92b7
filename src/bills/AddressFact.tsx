import { useTranslation } from "react-i18next";
import { LongText } from "#src/ui/chain/LongText.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";

/** An address of a record, to copy; one that the service does not know is a dash. */
export function AddressFact({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation("bills");
  return (
    <Fact label={label}>
      {address ? <LongText text={address} copyLabel={t("copyAddress", { label })} /> : <span className="muted">–</span>}
    </Fact>
  );
}
