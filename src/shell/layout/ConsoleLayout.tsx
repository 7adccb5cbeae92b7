import { BlueprintProvider } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/app/services.ts";
import "blueprint:console.css";
import { lazyMockMark } from "../mock/lazy-mock-mark.ts";
import { ErrorBoundary } from "../page/ErrorBoundary.tsx";
import { SearchButton } from "../palette/SearchButton.tsx";
import { useOverlays } from "../palette/use-overlays.tsx";
import { EndedDialog } from "../session/EndedDialog.tsx";
import { lazyTabBar } from "../tabs/lazy-tab-bar.ts";
import { Copyright } from "./Copyright.tsx";
import { MenuDrawer } from "./MenuDrawer.tsx";
import { Navbar } from "./Navbar.tsx";
import { SideMenu } from "./SideMenu.tsx";
import "../theme/overlays.css";
import "./console.css";

/** The signed-in layout: the menu at the left (a drawer on narrow screens), the bar on top, the screen. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const [menuOpen, setMenuOpen] = useState(false);
  const { session: actor, settings, mock } = useServices();
  const hasTabs = useSelector(settings, ({ context }) => context.settings.tabBar);
  const session = useSelector(actor, ({ value }) => JSON.stringify(value));
  const { openPalette, preloadPalette, overlays } = useOverlays();
  return (
    <BlueprintProvider>
      <div className="console" data-machine="session" data-state={session}>
        <a className="skip-link" href="#content">
          {t("skip")}
        </a>
        <aside className="console-side">
          <SideMenu />
        </aside>
        <Navbar
          onMenu={() => setMenuOpen(true)}
          search={<SearchButton onOpen={openPalette} onAhead={preloadPalette} />}
        />
        {hasTabs && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <lazyTabBar.View />
            </Suspense>
          </ErrorBoundary>
        )}
        <main className="console-main" id="content" tabIndex={-1}>
          {children}
        </main>
        <footer className="console-foot">
          <Copyright />
        </footer>
      </div>
      <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
      {overlays}
      <EndedDialog />
      {mock && (
        <Suspense>
          <lazyMockMark.View />
        </Suspense>
      )}
    </BlueprintProvider>
  );
}
