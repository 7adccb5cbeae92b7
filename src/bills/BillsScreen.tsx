import { ThListIcon } from "@blueprintjs/icons/lib/esm/generated/components/th-list";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { ListView } from "#src/ui/list/ListView.tsx";
import { useList } from "#src/ui/list/use-list.ts";
import { useOpenRecord } from "#src/ui/list/use-open-record.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { provideBillList } from "./provide.ts";
import { useBillList } from "./use-bill-list.tsx";

const BillDialog = lazy(async () => ({ default: (await import("./BillDialog.tsx")).BillDialog }));

/** Application bills (2.28): what the applications collected, and above the list the bill that the address opens. */
export function BillsScreen() {
  const { t } = useTranslation("bills");
  const definition = useBillList();
  const list = useList(useProvided(provideBillList), definition);
  const { opened, close } = useOpenRecord();
  return (
    <>
      <PageHeader title={t("bill.list")} lead={t("bill.lead")} />
      <ListView
        list={list}
        definition={definition}
        empty={
          <EmptyState icon={<ThListIcon />} title={t("bill.empty")}>
            {t("bill.emptyText")}
          </EmptyState>
        }
      />
      {opened && (
        <Suspense>
          <BillDialog key={opened} code={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
