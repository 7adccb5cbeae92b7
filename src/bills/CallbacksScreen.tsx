import { FeedIcon } from "@blueprintjs/icons/lib/esm/generated/components/feed";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { ListView } from "#src/ui/list/ListView.tsx";
import { useList } from "#src/ui/list/use-list.ts";
import { useOpenRecord } from "#src/ui/list/use-open-record.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { provideCallbackList } from "./provide.ts";
import { useCallbackList } from "./use-callback-list.tsx";

const CallbackDialog = lazy(async () => ({ default: (await import("./CallbackDialog.tsx")).CallbackDialog }));

/** Callbacks (2.31): how the applications were told of their bills, and above the list the one that the address opens. */
export function CallbacksScreen() {
  const { t } = useTranslation("bills");
  const definition = useCallbackList();
  const list = useList(useProvided(provideCallbackList), definition);
  const { opened, close } = useOpenRecord();
  return (
    <>
      <PageHeader title={t("callback.list")} lead={t("callback.lead")} />
      <ListView
        list={list}
        definition={definition}
        empty={
          <EmptyState icon={<FeedIcon />} title={t("callback.empty")}>
            {t("callback.emptyText")}
          </EmptyState>
        }
      />
      {opened && (
        <Suspense>
          <CallbackDialog key={opened} code={opened} onClose={close} onSent={list.refresh} />
        </Suspense>
      )}
    </>
  );
}
