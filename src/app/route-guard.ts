import { redirect, replace } from "react-router-dom";
import { waitFor } from "xstate";
import { admits, guardRedirect, matchRoute, redirectTarget, roleRedirect } from "#src/navigation/guard.ts";
import { ROUTES } from "#src/navigation/routes.ts";
import type { Services } from "#src/services/services.ts";
import { withoutBasePath } from "#src/ui/browser/base-path.ts";

const REDIRECT = "/redirect/";

/** Redirects a request; replaces the history entry if the address bar already shows it. */
export function redirectTo({ url }: Request, to: string): Response {
  const { pathname, search } = new URL(url);
  const isInBar = pathname === location.pathname && search === location.search;
  return isInBar ? replace(to) : redirect(to);
}

/** Throws the guard's redirect, if any (2.15, 2.19, 2.20, 6.1). */
export async function guard(request: Request, { session, role }: Pick<Services, "session" | "role">): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const destination = matchRoute(ROUTES, { pathname: withoutBasePath(pathname), search });
  if (!destination) return;
  const { route } = destination;
  // Routes for some roles wait for the profile, which has the role.
  if (!admits(route, "")) await waitFor(session, (now) => !now.matches({ identity: { signedIn: "loadingProfile" } }));
  const signedIn = session.getSnapshot().hasTag("signedIn");
  const { value } = role.getSnapshot();
  const elsewhere =
    guardRedirect(ROUTES, destination, signedIn) ??
    (signedIn ? roleRedirect(ROUTES, route, value === "none" ? "" : value) : null) ??
    (route.name === "Redirect" ? redirectOf(request) : null);
  if (elsewhere !== null) throw redirectTo(request, elsewhere);
}

/** The target of `/redirect/{path}` (2.15); null when it is not allowed. */
function redirectOf({ url }: Request): string | null {
  const { pathname, search } = new URL(url);
  const path = withoutBasePath(pathname).slice(REDIRECT.length);
  try {
    return redirectTarget(decodeURIComponent(path), search);
  } catch {
    // A literal percent sign.
    return redirectTarget(path, search);
  }
}
