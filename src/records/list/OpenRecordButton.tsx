import { ChevronRightIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-right";
import { useTranslation } from "react-i18next";
import { blueprint } from "#src/ui/blueprint.ts";

/** The button that opens a row's record. @param props.isShort shows an icon instead of text. */
export function OpenRecordButton(props: { code: string; onOpen: (code: string) => void; isShort?: boolean }) {
  const { code, onOpen, isShort = false } = props;
  const { t } = useTranslation("list");
  return (
    <button
      type="button"
      className={blueprint("button", "small", "minimal")}
      aria-label={t("detailsOf", { code })}
      aria-haspopup="dialog"
      onClick={() => onOpen(code)}
    >
      {isShort ? <ChevronRightIcon aria-hidden /> : t("details")}
    </button>
  );
}
