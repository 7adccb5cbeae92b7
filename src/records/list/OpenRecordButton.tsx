import { Button } from "@blueprintjs/core";
import { ChevronRightIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-right";
import { useTranslation } from "react-i18next";

/** The button that opens a row's record. @param props.isShort shows an icon instead of text. */
export function OpenRecordButton(props: { code: string; onOpen: (code: string) => void; isShort?: boolean }) {
  const { code, onOpen, isShort = false } = props;
  const { t } = useTranslation("list");
  return (
    <Button
      size="small"
      variant="minimal"
      aria-label={t("detailsOf", { code })}
      aria-haspopup="dialog"
      onClick={() => onOpen(code)}
    >
      {isShort ? <ChevronRightIcon aria-hidden /> : t("details")}
    </Button>
  );
}
