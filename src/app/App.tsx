import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { destinationOf, refuse, turnAway } from "#src/navigation/guard.ts";
import { REDIRECTS, ROUTES } from "#src/navigation/routes.ts";
import { useRole } from "#src/navigation/use-role.ts";
import { useServices } from "#src/services/services.ts";
import { AuthLayout } from "#src/shell/layout/AuthLayout.tsx";
import { ConnectionNotice } from "#src/shell/resilience/ConnectionNotice.tsx";
import { ReleaseNotice } from "#src/shell/resilience/ReleaseNotice.tsx";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { useAddress } from "#src/ui/page/use-address.ts";
import { useMove, useMoveDrawn } from "#src/ui/page/use-move.ts";
import { ProgressBar } from "#src/ui/progress/ProgressBar.tsx";
import { KeptScreens } from "./KeptScreens.tsx";
import { LeadOn } from "./LeadOn.tsx";
import { Screen } from "./Screen.tsx";
import { CONSOLE_LAYOUT } from "./screens.ts";
import { useMovesWhileDrawn } from "./use-moves-while-drawn.ts";

/** The console: the guard first, then the screen that the address means within its frame. */
export function App() {
  const { session, navigation } = useServices();
  const signedIn = useSelector(session, (current) => current.hasTag("signedIn"));
  const role = useRole();
  const address = useAddress();
  const move = useMove();
  useEffect(() => navigation.attach({ navigate: move }), [navigation, move]);
  useMoveDrawn();
  useMovesWhileDrawn();
  // From here on the page answers, and is no longer only what was rendered ahead.
  useEffect(() => void delete document.documentElement.dataset.prerendered, []);

  const leadsTo = REDIRECTS[address.pathname];
  const destination = leadsTo ? null : destinationOf(ROUTES, address);
  const turnedAway = destination && turnAway(ROUTES, destination, signedIn);
  const refused = signedIn && destination && role !== null ? refuse(ROUTES, destination.route, role) : null;
  const elsewhere = leadsTo ?? turnedAway ?? refused;

  if (elsewhere) return <LeadOn to={elsewhere + (leadsTo ? address.search : "")} />;
  if (!destination) return null;
  const { frame } = destination.route;
  return (
    <>
      <ProgressBar />
      <ConnectionNotice />
      <ReleaseNotice />
      <Frame kind={frame}>
        {frame === "console" ? (
          <KeptScreens route={destination.route} address={address} />
        ) : (
          <Screen key={destination.route.path} route={destination.route} address={address} />
        )}
      </Frame>
    </>
  );
}

function Frame({ kind, children }: { kind: "console" | "auth" | "none"; children: ReactNode }) {
  if (kind === "auth") return <AuthLayout>{children}</AuthLayout>;
  if (kind === "none") return children;
  return (
    <ErrorBoundary>
      <CONSOLE_LAYOUT.View>{children}</CONSOLE_LAYOUT.View>
    </ErrorBoundary>
  );
}
