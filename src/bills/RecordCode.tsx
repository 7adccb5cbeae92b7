import { useTranslation } from "react-i18next";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import css from "#src/ui/list/cells.module.css";

/** A record's code in a list, to copy. */
export function RecordCode({ code }: { code: string }) {
  const { t } = useTranslation("bills");
  return (
    <span className={css.code}>
      <span className="figures">{code}</span>
      <CopyButton text={code} label={t("copyCode", { code })} />
    </span>
  );
}
