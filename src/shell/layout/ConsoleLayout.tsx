import { OverlaysProvider, PortalProvider } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useServices } from "#src/services/services.ts";
import { LanguageAsking } from "#src/shell/language/LanguageAsking.tsx";
import { Overlays } from "#src/shell/palette/Overlays.tsx";
import { EndedSlot } from "#src/shell/session/EndedSlot.tsx";
import { useFocusBack } from "#src/shell/session/use-focus-back.ts";
import { lazySettingsDrawer } from "#src/shell/settings/lazy-settings-drawer.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { toaster } from "#src/ui/toasts/show-toast.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";
import "./console.css";
import { fetchAhead } from "#src/ui/lazy/fetch-ahead.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";

const endedDialog = lazyView(async () => (await import("#src/shell/session/EndedDialog.tsx")).EndedDialog);
/** What most screens are made of. */
const lists = { preload: () => import("#src/records/list/ListScreen.tsx") };
const mockMark = lazyView(async () => (await import("#src/shell/mock/MockMark.tsx")).MockMark, ["mock"]);

/** The signed-in layout (2.37, 2.39): the frame around the screen, and what stands above both. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { mock } = useServices();
  useFocusBack();
  // Loaded before it is needed, and not on the sign-in page.
  useFetchedAtRest(endedDialog);
  useFetchedAtRest(lists);
  // Fetched with the first message, it could not tell of a lost connection.
  useFetchedAtRest(toaster);
  return (
    <PortalProvider>
      <OverlaysProvider>
        <Overlays>
          <ConsoleFrame>{children}</ConsoleFrame>
        </Overlays>
        <SettingsSlot />
        <LanguageAsking />
        <EndedSlot view={endedDialog} />
        {mock && <mockMark.View />}
      </OverlaysProvider>
    </PortalProvider>
  );
}

/** Fetches what somebody will want next while the page rests. @param next always the same one. */
function useFetchedAtRest(next: Parameters<typeof fetchAhead>[0]): void {
  useEffect(() => whenIdle(() => fetchAhead(next)), [next]);
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
