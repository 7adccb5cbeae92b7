import { BookmarkIcon } from "@blueprintjs/icons/lib/esm/generated/components/bookmark";
import { useTranslation } from "react-i18next";
import type { PreferencesHandle } from "#src/records/list/use-list-preferences.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { usePopoverButton } from "#src/ui/popover/use-popover-button.ts";
import { viewAddress } from "./view-address.ts";

const lazyPopover = lazyView(async () => (await import("./ViewNamePopover.tsx")).ViewNamePopover, ["views"]);

/** Saves the list's query as a view with a name. @param props.view returns the query to save. */
export function SaveViewButton<Row>({
  preferences,
  view,
}: {
  preferences: PreferencesHandle<Row>;
  view: () => string;
}) {
  const { t } = useTranslation("list");
  const { button, popover } = usePopoverButton(lazyPopover);
  const [, change] = useAddressQuery();
  const { snapshot, actor } = preferences;
  const save = (name: string) => {
    const saved = { name: name.trim(), query: view() };
    actor.send({ type: "VIEW_ADDED", view: saved });
    change(() => viewAddress(saved));
  };
  return (
    <>
      <IconButton {...button} icon={<BookmarkIcon />} label={t("saveView")} aria-haspopup="dialog" />
      {popover && (
        <lazyPopover.View
          {...popover}
          title={t("saveView")}
          initialName=""
          preferences={snapshot.context.preferences}
          isPossible={(name) => snapshot.can({ type: "VIEW_ADDED", view: { name, query: "" } })}
          onName={save}
        />
      )}
    </>
  );
}
