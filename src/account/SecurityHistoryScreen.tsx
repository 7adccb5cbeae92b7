import { HistoryIcon } from "@blueprintjs/icons/lib/esm/generated/components/history";
import { useTranslation } from "react-i18next";
import type { AccountEvent } from "#contracts/account/account-event.ts";
import { provideEventList } from "#src/account/center/provide.ts";
import { useEventList } from "#src/account/center/use-event-list.tsx";
import { ListView } from "#src/records/list/ListView.tsx";
import { useList } from "#src/records/list/use-list.ts";
import { prefetchList } from "#src/records/provide/prefetch.ts";
import { useProvided } from "#src/services/services.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";

/** The account's security history (7.15): sign-ins, failed ones too, and security changes. Rows have no details to open. */
export function SecurityHistoryScreen() {
  const { t } = useTranslation(["devices", "frame"]);
  const definition = useEventList();
  const source = useProvided(provideEventList);
  const list = useList<AccountEvent>(source, definition);
  return (
    <>
      <PageHeader title={t("frame:menu.securityHistory")} lead={t("events.lead")} />
      <ListView
        list={list}
        definition={definition}
        source={source}
        opened={null}
        onOpen={null}
        empty={
          <EmptyState icon={<HistoryIcon />} title={t("events.empty")}>
            {t("events.emptyText")}
          </EmptyState>
        }
      />
    </>
  );
}

SecurityHistoryScreen.prefetch = prefetchList(provideEventList);
