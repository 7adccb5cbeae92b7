import { OverlaysProvider, PortalProvider } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/services/services.ts";
import "blueprint:console.css";
import { LanguageAsking } from "#src/shell/language/LanguageAsking.tsx";
import { Overlays } from "#src/shell/palette/Overlays.tsx";
import { EndedSlot } from "#src/shell/session/EndedSlot.tsx";
import { useFocusBack } from "#src/shell/session/use-focus-back.ts";
import { SettingsSlot } from "#src/shell/settings/SettingsSlot.tsx";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { useFetchedAtRest } from "#src/ui/lazy/use-fetched-at-rest.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { toaster } from "#src/ui/toasts/show-toast.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { FloatingTools } from "./FloatingTools.tsx";
import { lazyMenuDrawer } from "./lazy-menus.ts";
import { Navbar } from "./Navbar.tsx";
import { Sidebar } from "./Sidebar.tsx";
import "./console.css";

const endedDialog = lazyView(async () => (await import("#src/shell/session/EndedDialog.tsx")).EndedDialog);
const tabBarView = lazyView(async () => (await import("#src/shell/tabs/TabBar.tsx")).TabBar, ["tabs"]);
/** What most screens are made of. */
const lists = { preload: () => import("#src/ui/list/ListScreen.tsx") };
const mockMark = lazyView(async () => (await import("#src/shell/mock/MockMark.tsx")).MockMark, ["mock"]);

/** The signed-in layout (2.37, 2.39): the menu at the left or on top (a drawer on narrow screens), the bar, the screen. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const services = useServices();
  const [menuOpen, setMenuOpen] = useState(false);
  const session = useSelector(services.session, ({ value }) => JSON.stringify(value));
  const frame = useSelector(services.settings, ({ value }) => JSON.stringify(value));
  const settings = useSelector(services.settings, ({ context }) => context.settings);
  // The switch that changed one of them answers first, for the whole frame is drawn anew.
  const { navbar, menu, topMenu, tabBar, footer } = useDeferredValue(settings);
  // Without the bar there is nothing for a top menu to stand in.
  const place = menu ? (topMenu && navbar ? "top" : "side") : "none";
  const openMenu = () => setMenuOpen(true);
  useFocusBack();
  // Before it is needed. Nobody who is signed out waits for it beside the sign-in.
  useFetchedAtRest(endedDialog);
  useFetchedAtRest(lists);
  // Fetched with the first message, it could not tell of a lost connection.
  useFetchedAtRest(toaster);
  return (
    <PortalProvider>
      <OverlaysProvider>
        <Overlays>
          <div data-machine="session" data-state={session}>
            <div className="console" data-menu={place} data-machine="settings" data-state={frame}>
              <a className="skip-link" href="#content">
                {t("skip")}
              </a>
              {place === "side" && <Sidebar />}
              {navbar && <Navbar menu={place} onMenu={openMenu} />}
              {tabBar && (
                <ErrorBoundary fallback={null}>
                  <tabBarView.View />
                </ErrorBoundary>
              )}
              <main className="console-main" id="content" tabIndex={-1}>
                <Breadcrumbs />
                {children}
              </main>
              {footer && (
                <footer className="console-foot">
                  <Copyright />
                </footer>
              )}
            </div>
          </div>
          {!navbar && <FloatingTools onMenu={menu ? openMenu : null} />}
          {menuOpen && (
            <ErrorBoundary>
              <lazyMenuDrawer.View onClose={() => setMenuOpen(false)} />
            </ErrorBoundary>
          )}
        </Overlays>
        <SettingsSlot />
        <LanguageAsking />
        <EndedSlot view={endedDialog} />
        {services.mock && <mockMark.View />}
      </OverlaysProvider>
    </PortalProvider>
  );
}
