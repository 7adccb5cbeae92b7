import { Menu, MenuItem } from "@blueprintjs/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListPreferencesActor, ListPreferencesSnapshot } from "#machines/shell/list-preferences.ts";
import type { SavedView } from "#machines/shell/saved-views.ts";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { useCopyText } from "#src/ui/copy/use-copy-text.ts";
import { focusContent } from "#src/ui/dialog/use-focus-return.ts";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";
import { AnchoredPopover, type AnchoredProps } from "#src/ui/popover/AnchoredPopover.tsx";
import { moveThroughEntries } from "#src/ui/popover/menu-keys.ts";
import { ViewNamePopover } from "./ViewNamePopover.tsx";
import { viewAddress } from "./view-address.ts";

/** A list's views, and the shown one. */
export type ShownView = {
  snapshot: ListPreferencesSnapshot;
  send: ListPreferencesActor["send"];
  /** The shown view's name; "" for all rows. */
  shown: string;
  /** The list's present state as a view's query. */
  currentQuery: string;
};

type Props = AnchoredProps & ShownView & { view: SavedView };

/** The menu of the shown saved view. */
export function ViewMenu({ snapshot, send, currentQuery, view, ...anchored }: Props) {
  const { t } = useTranslation("views");
  const { pathname } = useScreenAddress();
  const [, change] = useAddressQuery();
  const [isRenaming, setRenaming] = useState(false);
  const { name } = view;
  const isUsual = snapshot.context.preferences.usual === name;
  const { copy, message } = useCopyText();
  const link = `${window.location.origin}${withBasePath(pathname)}?${viewAddress({ name, query: currentQuery })}`;

  const rename = (to: string) => {
    send({ type: "VIEW_RENAMED", name, to });
    change(() => viewAddress({ name: to.trim(), query: currentQuery }), { replace: true });
  };
  const remove = () => {
    // The menu's button is about to disappear, with the last view all tabs.
    focusContent();
    send({ type: "VIEW_DELETED", name });
    change(() => new URLSearchParams(), { replace: true });
  };

  if (isRenaming) {
    return (
      <ViewNamePopover
        {...anchored}
        onClose={() => {
          setRenaming(false);
          anchored.onClose();
        }}
        title={t("rename")}
        initialName={name}
        preferences={snapshot.context.preferences}
        isPossible={(to) => snapshot.can({ type: "VIEW_RENAMED", name, to })}
        onName={rename}
      />
    );
  }
  return (
    <AnchoredPopover
      {...anchored}
      content={
        <Menu aria-label={t("menuOf", { name })} onKeyDown={moveThroughEntries}>
          <MenuItem
            text={t("saveChanges")}
            disabled={view.query === currentQuery}
            onClick={() => send({ type: "VIEW_CHANGED", view: { name, query: currentQuery } })}
          />
          <MenuItem text={message || t("copyLink")} shouldDismissPopover={false} onClick={() => copy(link)} />
          <MenuItem
            text={t(isUsual ? "noUsual" : "makeUsual")}
            onClick={() => send({ type: "USUAL_CHOSEN", name: isUsual ? null : name })}
          />
          <MenuItem text={t("rename")} shouldDismissPopover={false} onClick={() => setRenaming(true)} />
          <MenuItem text={t("delete")} intent="danger" onClick={remove} />
        </Menu>
      }
    />
  );
}
