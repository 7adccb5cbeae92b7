import { Button } from "@blueprintjs/core";
import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { StarIcon } from "@blueprintjs/icons/lib/esm/generated/components/star";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SavedView } from "#machines/shell/saved-views.ts";
import { VIEW_KEY } from "#src/records/list/list-address.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { usePopoverButton } from "#src/ui/popover/use-popover-button.ts";
import type { ShownView } from "./ViewMenu.tsx";
import { viewAddress } from "./view-address.ts";
import css from "./views.module.css";

const lazyMenu = lazyView(async () => (await import("./ViewMenu.tsx")).ViewMenu);

/** A list's saved views as tabs after "all rows", with a menu on the shown one. */
export function ViewTabs(props: ShownView) {
  const { snapshot, send, shown, currentQuery } = props;
  const { t } = useTranslation("views");
  const { views, usual } = snapshot.context.preferences;
  const saved = views.find(({ name }) => name === shown);
  const arrived: SavedView = { name: shown, query: currentQuery };
  return (
    <nav className={css.views} aria-label={t("label")}>
      <ul>
        <li>
          {/* With a default view, an address without a view would show that one. */}
          <Link to={usual === null ? "?" : `?${VIEW_KEY}=`} aria-current={shown === "" ? "page" : undefined}>
            {t("all")}
          </Link>
        </li>
        {views.map((view) => (
          <li key={view.name}>
            <Link to={`?${viewAddress(view)}`} aria-current={view === saved ? "page" : undefined}>
              {view.name === usual && <StarIcon size={12} title={t("isUsual")} />}
              {view.name}
              {view === saved && view.query !== currentQuery && <span className="muted"> {t("changed")}</span>}
            </Link>
            {view === saved && <MenuButton {...props} view={saved} />}
          </li>
        ))}
        {shown !== "" && !saved && (
          <li>
            <span aria-current="page">{shown}</span>
            <Button
              size="small"
              disabled={!snapshot.can({ type: "VIEW_ADDED", view: arrived })}
              onClick={() => send({ type: "VIEW_ADDED", view: arrived })}
            >
              {t("keep")}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuButton({ view, ...props }: ShownView & { view: SavedView }) {
  const { t } = useTranslation("views");
  const { button, popover } = usePopoverButton(lazyMenu);
  return (
    <>
      <Button
        {...button}
        size="small"
        variant="minimal"
        icon={<ChevronDownIcon size={12} />}
        aria-label={t("menuOf", { name: view.name })}
        aria-haspopup="menu"
      />
      {popover && <lazyMenu.View {...popover} {...props} view={view} />}
    </>
  );
}
