import { withBasePath, withoutBasePath } from "#src/ui/browser/base-path.ts";
import "#src/ui/theme/blueprint.css";
import "#src/ui/theme/fonts.css";
import "#src/ui/theme/tokens.css";
import "#src/ui/theme/base.css";
import "#src/ui/theme/primitives.css";
import "#src/ui/theme/controls.css";
import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import { waitFor } from "xstate";
import type { SessionActor } from "#machines/account/session.ts";
import { matchRoute, returnAddress } from "#src/navigation/guard.ts";
import { REDIRECTS, ROUTES } from "#src/navigation/routes.ts";
import { readConfig } from "#src/services/config.ts";
import { showPendingMessage } from "#src/services/message-after-reload.ts";
import { ServicesProvider } from "#src/services/ServicesProvider.tsx";
import type { Services } from "#src/services/services.ts";
import { storedLocale } from "#src/services/stored-locale.ts";
import { storedToken } from "#src/services/stored-token.ts";
import { followTheme } from "#src/services/theme.ts";
import { pairKeyPresses } from "#src/ui/keyboard/paired-keys.ts";
import { startLanguage } from "#src/ui/language/start-language.ts";
import { watchStyles } from "#src/ui/lazy/fetch-part.ts";
import { isNotFetched } from "#src/ui/lazy/not-fetched.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";
import { createServices } from "./create-services.ts";
import { loadConsoleLayout } from "./routes.tsx";
import { SCREENS } from "./screens.ts";
import { startRouter } from "./start-router.ts";

start().catch(cannotStart);

/**
 * Reads the configuration, restores the session, and shows the screen of the address. Without top-level await, since the
 * screens' chunks import this chunk and would wait for each other.
 */
async function start() {
  pairKeyPresses();
  watchStyles();
  const speaking = startLanguage(storedLocale(), ["shell"]);
  // Loaded in parallel with its dependencies.
  const first = preload(location, storedToken.read() !== null);
  // Awaited below.
  first.catch(() => undefined);
  const [read] = await Promise.all([readConfig(), speaking]);
  if ("faults" in read) {
    // Loaded while the console is being set up.
    const { ConfigFault } = await import("./ConfigFault.tsx");
    createRoot(emptyRoot()).render(<ConfigFault faults={read.faults} />);
    return;
  }
  if (read.config.debug) await (await import("#src/shell/debug/start-debug.tsx")).startDebug();
  const services = createServices(read.config);
  await waitFor(services.session, (current) => !current.matches({ identity: "restoring" }));
  await first;
  const router = await startRouter(services);
  preloadWhileSigningIn(services.session);
  show(<Console services={services} router={router} />);
  followTheme();
  whenIdle(() => void prefetchLater(services).catch(() => undefined));
  showPendingMessage();
}

/** Loads the screen of an address before it is rendered. */
async function preload({ pathname, search }: { pathname: string; search: string }, signedIn: boolean) {
  const path = withoutBasePath(pathname);
  const destination = matchRoute(ROUTES, { pathname: REDIRECTS[path] ?? path, search });
  if (!destination || (destination.route.access === "signedIn" && !signedIn)) return;
  const { name, frame } = destination.route;
  const parts = Promise.all([SCREENS[name].load(), frame === "console" ? loadConsoleLayout() : null]);
  // A failed load is shown by the router, which would replace the prerendered form and its input.
  await parts.catch((error: unknown) => {
    if (document.documentElement.dataset.prerendered === "login") throw error;
  });
}

async function prefetchLater(services: Services) {
  const { prefetchScreens } = await import("./prefetch-screens.ts");
  services.navigation.attach({ fetchAhead: prefetchScreens(services) });
}

/** Loads the next screen while the sign-in request is pending (2.20). */
function preloadWhileSigningIn(session: SessionActor) {
  session.subscribe((current) => {
    if (!current.matches({ identity: "signingIn" })) return;
    const next = new URL(withBasePath(returnAddress(ROUTES, location.search)), location.origin);
    // After the press, whose response it would delay (decision 301).
    whenIdle(() => void preload(next, true).catch(() => undefined));
  });
}

/** Hydrates prerendered markup where it fits this visitor; else renders from scratch. */
function show(content: ReactNode) {
  if (document.documentElement.dataset.prerendered === "login") hydrateRoot(root(), content, { onCaughtError });
  else createRoot(emptyRoot(), { onCaughtError }).render(content);
}

/** Logs errors caught by an error boundary, except failed loads, which are no defects. */
function onCaughtError(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: a defect of the console, for its developers.
  if (!isNotFetched(error)) console.error(error);
}

function emptyRoot() {
  root().replaceChildren();
  delete document.documentElement.dataset.prerendered;
  return root();
}

function root() {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html has no #root");
  return element;
}

/** The component tree. */
function Console({ services, router }: { services: Services; router: RouterProviderProps["router"] }) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StrictMode>
  );
}

/** Reports a failed start, which before-paint.ts shows; the browser logs the error. */
function cannotStart(error: unknown): void {
  dispatchEvent(new Event("startfault"));
  if (!isNotFetched(error)) reportError(error);
}
