import { ImportIcon } from "@blueprintjs/icons/lib/esm/generated/components/import";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { ListView } from "#src/ui/list/ListView.tsx";
import { useList } from "#src/ui/list/use-list.ts";
import { useOpenRecord } from "#src/ui/list/use-open-record.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { provideRechargeBillList } from "./provide.ts";
import { useRechargeList } from "./use-recharge-list.tsx";

const RechargeDialog = lazy(async () => ({ default: (await import("./RechargeDialog.tsx")).RechargeDialog }));

/** Recharge bills (2.29): what the merchant paid in, and above the list the bill that the address opens. */
export function RechargesScreen() {
  const { t } = useTranslation("bills");
  const definition = useRechargeList();
  const list = useList(useProvided(provideRechargeBillList), definition);
  const { opened, close } = useOpenRecord();
  return (
    <>
      <PageHeader title={t("recharge.list")} lead={t("recharge.lead")} />
      <ListView
        list={list}
        definition={definition}
        empty={
          <EmptyState icon={<ImportIcon />} title={t("recharge.empty")}>
            {t("recharge.emptyText")}
          </EmptyState>
        }
      />
      {opened && (
        <Suspense>
          <RechargeDialog key={opened} code={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
