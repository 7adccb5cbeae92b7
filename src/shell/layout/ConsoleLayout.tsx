import { OverlaysProvider, PortalProvider } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useServices } from "#src/services/services.ts";
import { LanguageChangeSlot } from "#src/shell/language/LanguageChangeSlot.tsx";
import { PaletteProvider } from "#src/shell/palette/PaletteProvider.tsx";
import { SessionEndedSlot } from "#src/shell/session/SessionEndedSlot.tsx";
import { useRestoreFocus } from "#src/shell/session/use-restore-focus.ts";
import { lazySettingsDrawer } from "#src/shell/settings/lazy-settings-drawer.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { toaster } from "#src/ui/toasts/show-toast.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";
import "./console.css";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";

const endedDialog = lazyView(
  async () => (await import("#src/shell/session/SessionEndedDialog.tsx")).SessionEndedDialog,
);
/** What most screens are made of. */
const lists = { preload: () => import("#src/records/list/ListScreen.tsx") };
const mockMark = lazyView(async () => (await import("#src/shell/mock/MockBadge.tsx")).MockBadge, ["mock"]);

/** The signed-in layout (2.37, 2.39): the frame around the screen, and what stands above both. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { mock } = useServices();
  useRestoreFocus();
  // Loaded before it is needed, and not on the sign-in page.
  usePrefetchWhenIdle(endedDialog);
  usePrefetchWhenIdle(lists);
  // Fetched with the first message, it could not tell of a lost connection.
  usePrefetchWhenIdle(toaster);
  return (
    <PortalProvider>
      <OverlaysProvider>
        <PaletteProvider>
          <ConsoleFrame>{children}</ConsoleFrame>
        </PaletteProvider>
        <SettingsSlot />
        <LanguageChangeSlot />
        <SessionEndedSlot view={endedDialog} />
        {mock && <mockMark.View />}
      </OverlaysProvider>
    </PortalProvider>
  );
}

/** Fetches what somebody will want next while the page rests. @param next always the same one. */
function usePrefetchWhenIdle(next: Parameters<typeof prefetchView>[0]): void {
  useEffect(() => whenIdle(() => prefetchView(next)), [next]);
}

/** Where the settings drawer appears while it is open. */
function SettingsSlot() {
  const open = useSelector(useServices().settings, (current) => current.matches({ drawer: "open" }));
  if (!open) return null;
  return (
    <ErrorBoundary>
      <lazySettingsDrawer.View />
    </ErrorBoundary>
  );
}
