import { Button } from "@blueprintjs/core";
import { ApplicationsIcon } from "@blueprintjs/icons/lib/esm/generated/components/applications";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { ListView } from "#src/ui/list/ListView.tsx";
import { useList } from "#src/ui/list/use-list.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { useOpenApplication } from "./open-application.ts";
import { provideApplicationList } from "./provide.ts";
import { useApplicationList } from "./use-application-list.tsx";

const ApplicationDialogs = lazy(async () => ({
  default: (await import("./ApplicationDialogs.tsx")).ApplicationDialogs,
}));

/** My applications (2.27): the list, and above it the dialog that the address opens. */
export function ApplicationsScreen() {
  const { t } = useTranslation("applications");
  const definition = useApplicationList();
  const list = useList(useProvided(provideApplicationList), definition);
  const { opened, open, close } = useOpenApplication();
  const add = (
    <Button intent="primary" onClick={() => open({ purpose: "add" })}>
      {t("list.add")}
    </Button>
  );

  return (
    <>
      <PageHeader title={t("list.title")} lead={t("list.lead")} actions={add} />
      <ListView
        list={list}
        definition={definition}
        empty={
          <EmptyState icon={<ApplicationsIcon />} title={t("list.empty")} actions={add}>
            {t("list.emptyText")}
          </EmptyState>
        }
      />
      {opened && (
        <Suspense>
          <ApplicationDialogs opened={opened} onClose={close} onChanged={list.refresh} />
        </Suspense>
      )}
    </>
  );
}
