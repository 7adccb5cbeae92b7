import { useSelector } from "@xstate/react";
import { useServices } from "#src/services/services.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { lazySettingsDrawer } from "./lazy-settings-drawer.ts";

/** Where the settings drawer appears while it is open. */
export function SettingsSlot() {
  const open = useSelector(useServices().settings, (current) => current.matches({ drawer: "open" }));
  if (!open) return null;
  return (
    <ErrorBoundary>
      <lazySettingsDrawer.View />
    </ErrorBoundary>
  );
}
