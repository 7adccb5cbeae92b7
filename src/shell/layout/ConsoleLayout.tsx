import { OverlaysProvider, PortalProvider } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useServices } from "#src/services/services.ts";
import { LeaveSlot } from "#src/shell/leaving/LeaveSlot.tsx";
import { PaletteProvider } from "#src/shell/palette/PaletteProvider.tsx";
import { useRestoreFocus } from "#src/shell/session/use-restore-focus.ts";
import { lazySettingsDrawer } from "#src/shell/settings/lazy-settings-drawer.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { toaster } from "#src/ui/toasts/show-toast.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";
import { PageDialogs } from "./PageDialogs.tsx";
import "./console.css";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";

const sessionEnded = lazyView(
  async () => (await import("#src/shell/session/SessionEndedDialog.tsx")).SessionEndedDialog,
);
const languageChange = lazyView(
  async () => (await import("#src/shell/language/LanguageChangeDialog.tsx")).LanguageChangeDialog,
);
const lists = { preload: () => import("#src/records/list/ListScreen.tsx") };
const mockMark = lazyView(async () => (await import("#src/shell/mock/MockBadge.tsx")).MockBadge, ["mock"]);

/** The signed-in layout (2.37, 2.39): the frame around the screen, and the dialogs above it. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { mock } = useServices();
  useRestoreFocus();
  usePrefetchWhenIdle(sessionEnded);
  usePrefetchWhenIdle(lists);
  // It must be loaded before a lost connection is to be reported.
  usePrefetchWhenIdle(toaster);
  return (
    <PortalProvider>
      <OverlaysProvider>
        <PaletteProvider>
          <ConsoleFrame>{children}</ConsoleFrame>
        </PaletteProvider>
        <SettingsSlot />
        <LeaveSlot />
        <PageDialogs languageChange={languageChange} sessionEnded={sessionEnded} />
        {mock && <mockMark.View />}
      </OverlaysProvider>
    </PortalProvider>
  );
}

/** Loads a view while the page is idle. @param next a constant. */
function usePrefetchWhenIdle(next: Parameters<typeof prefetchView>[0]): void {
  useEffect(() => whenIdle(() => prefetchView(next)), [next]);
}

/** The settings drawer while it is open. */
function SettingsSlot() {
  const open = useSelector(useServices().settings, (current) => current.matches({ drawer: "open" }));
  if (!open) return null;
  return (
    <ErrorBoundary>
      <lazySettingsDrawer.View />
    </ErrorBoundary>
  );
}
