import { useTranslation } from "react-i18next";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import css from "./cells.module.css";

/** A record's code with a copy button. */
export function RecordCode({ code }: { code: string }) {
  const { t } = useTranslation("list");
  return (
    <span className={css.code}>
      <Untranslated>{code}</Untranslated>
      <CopyButton text={code} label={t("copyCode", { code })} />
    </span>
  );
}
