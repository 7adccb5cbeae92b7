import { FeedIcon } from "@blueprintjs/icons/lib/esm/generated/components/feed";
import { useTranslation } from "react-i18next";
import { ListScreen } from "#src/records/list/ListScreen.tsx";
import { prefetchList } from "#src/records/provide/prefetch.ts";
import { useProvided } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { provideCallbackList, provideCallbackRecord } from "./provide.ts";
import { useApplicationChoice } from "./use-application-choice.ts";
import { useCallbackBulk } from "./use-callback-bulk.tsx";
import { useCallbackList } from "./use-callback-list.tsx";

const Facts = lazyView(async () => (await import("./CallbackFacts.tsx")).CallbackFacts).View;

/** Callbacks to the applications (2.31). */
export function CallbacksScreen() {
  const { t } = useTranslation("bills");
  const logic = useProvided(provideCallbackRecord);
  return (
    <ListScreen
      definition={useApplicationChoice(useCallbackList())}
      source={useProvided(provideCallbackList)}
      bulk={useCallbackBulk()}
      lead={t("callback.lead")}
      empty={{ icon: <FeedIcon />, title: t("callback.empty"), text: t("callback.emptyText") }}
      record={{
        title: (code) => t("callback.title", { code }),
        logic,
        fromRow: (row) => row,
        Facts,
      }}
    />
  );
}

CallbacksScreen.prefetch = prefetchList(provideCallbackList);
