import { VIEW_NAME_MAX_LENGTH } from "#machines/shell/saved-views.ts";
import type { ListHandle } from "#src/records/list/use-list.ts";
import type { PreferencesHandle } from "#src/records/list/use-list-preferences.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { viewName, viewQuery } from "./view-address.ts";
import css from "./views.module.css";

const lazyTabs = lazyView(async () => (await import("./ViewTabs.tsx")).ViewTabs, ["views"]);

/** A list's saved views; nothing if none are saved and no link shows one. */
export function ViewBar<Row>(props: { list: ListHandle<Row>; preferences: PreferencesHandle<Row> }) {
  const { list, preferences } = props;
  const [params] = useAddressQuery();
  const shown = viewName(params, VIEW_NAME_MAX_LENGTH);
  if (preferences.snapshot.context.preferences.views.length === 0 && shown === "") return null;
  return (
    <div className={css.bar}>
      <lazyTabs.View
        snapshot={preferences.snapshot}
        send={preferences.actor.send}
        shown={shown}
        currentQuery={viewQuery(list.query, preferences.layout, list.search)}
      />
    </div>
  );
}
