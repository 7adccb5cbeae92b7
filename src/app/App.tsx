import { useEffect } from "react";
import { Outlet, useNavigation } from "react-router-dom";
import { ConnectionNotice } from "#src/shell/resilience/ConnectionNotice.tsx";
import { ReleaseNotice } from "#src/shell/resilience/ReleaseNotice.tsx";
import { ProgressBar } from "#src/ui/progress/ProgressBar.tsx";

/** What stands around every screen. */
export function App() {
  const { state } = useNavigation();
  // From here on the page answers, and is no longer only what was rendered ahead.
  useEffect(() => void delete document.documentElement.dataset.prerendered, []);
  return (
    <>
      <ProgressBar isMoving={state !== "idle"} />
      <ConnectionNotice />
      <ReleaseNotice />
      <Outlet />
    </>
  );
}
