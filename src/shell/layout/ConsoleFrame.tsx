import { useSelector } from "@xstate/react";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/services/services.ts";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { CONTENT_ID } from "#src/ui/page/content.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { FloatingTools } from "./FloatingTools.tsx";
import { lazyMenuDrawer } from "./lazy-menus.ts";
import { MachineState } from "./MachineState.tsx";
import { Navbar } from "./Navbar.tsx";
import { Sidebar } from "./Sidebar.tsx";

const tabBarView = lazyView(async () => (await import("#src/shell/tabs/TabBar.tsx")).TabBar, ["tabs"]);

/**
 * The menu at the left or on top (2.37; a drawer on narrow screens), the bar, and the screen. Each part is drawn anew when
 * something in it changes, and not with the others.
 */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { session, settings } = useServices();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const chosen = useSelector(settings, ({ context }) => context.settings);
  const { navbar, menu, topMenu, tabBar, footer } = chosen;
  // Without the bar there is nothing for a top menu to stand in.
  const place = menu ? (topMenu && navbar ? "top" : "side") : "none";
  return (
    <>
      <MachineState machine="session" actor={session}>
        <MachineState machine="settings" actor={settings} className="console" data-menu={place}>
          <a className="skip-link" href={`#${CONTENT_ID}`}>
            {t("skip")}
          </a>
          {place === "side" && <Sidebar />}
          {navbar && <Navbar menu={place} onMenu={openMenu} />}
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
      {!navbar && <FloatingTools onMenu={menu ? openMenu : null} />}
      {menuOpen && (
        <ErrorBoundary>
          <lazyMenuDrawer.View onClose={() => setMenuOpen(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
