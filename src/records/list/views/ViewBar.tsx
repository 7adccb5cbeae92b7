import { VIEW_NAME_MAX_LENGTH } from "#machines/shell/saved-views.ts";
import type { SearchOffer } from "#src/records/list/list-search.ts";
import type { HeldList } from "#src/records/list/use-list.ts";
import type { HeldPreferences } from "#src/records/list/use-list-preferences.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import type { ShownView } from "./shown-view.ts";
import { viewName, viewQuery } from "./view-address.ts";
import css from "./views.module.css";

const lazyTabs = lazyView<ShownView>(async () => (await import("./ViewTabs.tsx")).ViewTabs, ["views"]);

/** The place of a list's views; there is none where none are saved, and no link shows one. */
export function ViewBar<Row>(props: { list: HeldList<Row>; preferences: HeldPreferences<Row>; search: SearchOffer }) {
  const { list, preferences, search } = props;
  const [params] = useAddressQuery();
  const shown = viewName(params, VIEW_NAME_MAX_LENGTH);
  if (preferences.snapshot.context.preferences.views.length === 0 && shown === "") return null;
  return (
    <div className={css.bar}>
      <lazyTabs.View
        snapshot={preferences.snapshot}
        send={preferences.actor.send}
        shown={shown}
        present={viewQuery(list.query, preferences.layout, search)}
      />
    </div>
  );
}
