import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { Application } from "#contracts/applications/application.ts";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { APPLICATION_DIALOGS } from "./application-dialogs.ts";

/** What can be done with one application of the list; both stand behind the gate (4.5). */
export function ApplicationActions({ row: { code, name } }: { row: Application }) {
  const { t } = useTranslation("applications");
  const { open } = useAddressDialog(APPLICATION_DIALOGS);
  return (
    <>
      <Button size="small" aria-label={t("list.credentialsOf", { name })} onClick={() => open("credentials", code)}>
        {t("list.credentials")}
      </Button>
      <Button size="small" variant="minimal" aria-label={t("list.editOf", { name })} onClick={() => open("edit", code)}>
        {t("list.edit")}
      </Button>
    </>
  );
}
