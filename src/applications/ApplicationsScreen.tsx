import { Button } from "@blueprintjs/core";
import { ApplicationsIcon } from "@blueprintjs/icons/lib/esm/generated/components/applications";
import { useTranslation } from "react-i18next";
import type { Application } from "#contracts/applications/application.ts";
import type { ApplicationRecord } from "#contracts/applications/load-application.ts";
import { ListScreen } from "#src/records/list/ListScreen.tsx";
import { prefetchList } from "#src/records/provide/prefetch.ts";
import { useProvided } from "#src/services/services.ts";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { APPLICATION_DIALOGS, type ApplicationDialog } from "./application-dialogs.ts";
import { provideApplicationList, provideApplicationRecord } from "./provide.ts";
import { useApplicationList } from "./use-application-list.tsx";

const dialogs = {
  names: APPLICATION_DIALOGS,
  View: lazyView(async () => (await import("./ApplicationDialogs.tsx")).ApplicationDialogs).View,
};

const Facts = lazyView(async () => (await import("./ApplicationFacts.tsx")).ApplicationFacts, ["bills"]).View;

/** My applications (2.27): the list, and above it the dialog that the address opens. */
export function ApplicationsScreen() {
  const { t } = useTranslation(["applications", "shell"]);
  const { open } = useAddressDialog(APPLICATION_DIALOGS);
  const logic = useProvided(provideApplicationRecord);
  const add = (isOffered: boolean) => (
    <Button
      intent="primary"
      disabled={!isOffered}
      title={isOffered ? undefined : t("shell:notOffered.text")}
      onClick={() => open("add")}
    >
      {t("list.add")}
    </Button>
  );
  return (
    <ListScreen<Application, ApplicationRecord, ApplicationDialog>
      definition={useApplicationList()}
      source={useProvided(provideApplicationList)}
      lead={t("list.lead")}
      actions={add}
      empty={{ icon: <ApplicationsIcon />, title: t("list.empty"), text: t("list.emptyText"), actions: add(true) }}
      record={{ title: (code) => t("record.title", { code }), logic, Facts }}
      dialogs={dialogs}
    />
  );
}

ApplicationsScreen.prefetch = prefetchList(provideApplicationList);
