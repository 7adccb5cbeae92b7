import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { useOpenRecord } from "#src/ui/list/use-open-record.ts";

/** Opens a record of the list. */
export function DetailsButton({ code }: { code: string }) {
  const { t } = useTranslation("bills");
  const { open } = useOpenRecord();
  return (
    <Button size="small" variant="minimal" aria-label={t("detailsOf", { code })} onClick={() => open(code)}>
      {t("details")}
    </Button>
  );
}
