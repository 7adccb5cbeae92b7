import { useSelector } from "@xstate/react";
import { type ComponentPropsWithoutRef, memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AnyActorRef } from "xstate";
import { ROUTES } from "#src/navigation/routes.ts";
import { useServices } from "#src/services/services.ts";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { useOnDemand } from "#src/ui/lazy/use-on-demand.ts";
import { CONTENT_ID } from "#src/ui/page/content.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { FloatingTools } from "./FloatingTools.tsx";
import { lazyMenuDrawer } from "./lazy-menus.ts";
import { Navbar } from "./Navbar.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { useShownRoute } from "./use-menu.ts";
import "./breadcrumbs.css";

const tabBarView = lazyView(async () => (await import("#src/shell/tabs/TabBar.tsx")).TabBar, ["tabs"]);

/**
 * The menu at the left or on top (2.37; a drawer on narrow screens), the bar, and the screen. Each part is memoized, so
 * that it renders only for its own changes.
 */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { session, settings } = useServices();
  const drawer = useOnDemand(lazyMenuDrawer);
  const chosen = useSelector(settings, ({ context }) => context.settings);
  const { navbar, menu, topMenu, tabBar, footer } = chosen;
  // A top menu is part of the bar.
  const place = menu ? (topMenu && navbar ? "top" : "side") : "none";
  return (
    <>
      <MachineState machine="session" actor={session}>
        <MachineState machine="settings" actor={settings} className="console" data-menu={place}>
          <a className="skip-link" href={`#${CONTENT_ID}`}>
            {t("skip")}
          </a>
          {place === "side" && <Sidebar />}
          {navbar && <Navbar menu={place} onMenu={drawer.show} />}
          {tabBar && (
            <ErrorBoundary fallback={null}>
              <tabBarView.View />
            </ErrorBoundary>
          )}
          <main className="console-main" id={CONTENT_ID} tabIndex={-1}>
            <Breadcrumbs />
            {children}
          </main>
          {footer && (
            <footer className="console-foot">
              <Copyright />
            </footer>
          )}
        </MachineState>
      </MachineState>
      {!navbar && <FloatingTools onMenu={menu ? drawer.show : null} />}
      {drawer.isShown && <lazyMenuDrawer.View onClose={drawer.hide} />}
    </>
  );
}

/** The screen's menu group, the screen above it, and the screen itself; nothing for a screen at the top level. */
const Breadcrumbs = memo(function Breadcrumbs() {
  const { t } = useTranslation(["frame", "shell"]);
  const shown = useShownRoute();
  const above = ROUTES.find(({ name }) => name === shown?.activeMenu);
  const group = above?.group ?? shown?.group;
  if (!shown || (!group && !above)) return null;
  return (
    <nav className="breadcrumbs" aria-label={t("navigation.breadcrumbs")}>
      <ol className="note">
        {group && <li>{t(`group.${group}`)}</li>}
        {above && (
          <li>
            <Link to={above.path}>{t(above.title)}</Link>
          </li>
        )}
        <li aria-current="page">{t(shown.title)}</li>
      </ol>
    </nav>
  );
});

/** A `div` with a machine's state as `data-state`; its children do not render again for each state. */
function MachineState({
  machine,
  actor,
  ...element
}: ComponentPropsWithoutRef<"div"> & { machine: string; actor: AnyActorRef }) {
  const state = useSelector(actor, ({ value }) => JSON.stringify(value));
  return <div {...element} data-machine={machine} data-state={state} />;
}
