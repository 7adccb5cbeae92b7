import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { RECORD_DIALOGS } from "./record-dialogs.ts";

/** Opens a record of the list. */
export function DetailsButton({ code }: { code: string }) {
  const { t } = useTranslation(["bills", "list"]);
  const { open } = useAddressDialog(RECORD_DIALOGS);
  return (
    <Button size="small" variant="minimal" aria-label={t("detailsOf", { code })} onClick={() => open("open", code)}>
      {t("list:details")}
    </Button>
  );
}
