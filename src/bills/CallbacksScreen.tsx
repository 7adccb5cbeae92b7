import { FeedIcon } from "@blueprintjs/icons/lib/esm/generated/components/feed";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { provideCallbackList } from "../app/provide/bills.ts";
import { useProvided } from "../app/services.ts";
import { ListView } from "../shell/list/ListView.tsx";
import { useList } from "../shell/list/use-list.ts";
import { useOpenRecord } from "../shell/list/use-open-record.ts";
import { EmptyState } from "../shell/page/EmptyState.tsx";
import { PageHeader } from "../shell/page/PageHeader.tsx";
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
