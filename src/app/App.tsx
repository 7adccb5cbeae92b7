import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useNavigation } from "react-router-dom";
import { useServices } from "#src/services/services.ts";
import { ReleaseNotice } from "#src/shell/resilience/ReleaseNotice.tsx";
import { ProgressBar } from "#src/ui/progress/ProgressBar.tsx";
import "#src/shell/resilience/standing.css";

/** The root layout of every screen. */
export function App() {
  const { state } = useNavigation();
  // Marks the page as hydrated.
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

/** Shows that the connection is lost, and for a moment that it is back, as a live region (8.4). */
function ConnectionNotice() {
  const { t } = useTranslation("shell");
  const state = useSelector(useServices().connection, ({ value }) => value);
  return (
    <div className="standing" role="status" data-machine="connection" data-state={JSON.stringify(state)}>
      {state !== "online" && (
        <p className={`standing-notice standing-${state}`}>
          {t(state === "offline" ? "connection.lost" : "connection.back")}
        </p>
      )}
    </div>
  );
}
