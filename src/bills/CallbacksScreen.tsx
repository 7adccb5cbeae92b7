import { FeedIcon } from "@blueprintjs/icons/lib/esm/generated/components/feed";
import { useTranslation } from "react-i18next";
import { useProvided } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ListScreen } from "#src/ui/list/ListScreen.tsx";
import { provideCallbackList } from "./provide.ts";
import { RECORD_DIALOGS } from "./record-dialogs.ts";
import { useCallbackList } from "./use-callback-list.tsx";

const dialogs = {
  names: RECORD_DIALOGS,
  View: lazyView(async () => (await import("./CallbackDialog.tsx")).CallbackDialog).View,
};

/** Callbacks (2.31): how the applications were told of their bills, and above the list the one that the address opens. */
export function CallbacksScreen() {
  const { t } = useTranslation("bills");
  return (
    <ListScreen
      definition={useCallbackList()}
      logic={useProvided(provideCallbackList)}
      lead={t("callback.lead")}
      empty={{ icon: <FeedIcon />, title: t("callback.empty"), text: t("callback.emptyText") }}
      dialogs={dialogs}
    />
  );
}
