import { useTranslation } from "react-i18next";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { Exact } from "#src/ui/format/Exact.tsx";
import css from "./cells.module.css";

/** The code by which a record is known, to copy. */
export function RecordCode({ code }: { code: string }) {
  const { t } = useTranslation("list");
  return (
    <span className={css.code}>
      <Exact>{code}</Exact>
      <CopyButton text={code} label={t("copyCode", { code })} />
    </span>
  );
}
