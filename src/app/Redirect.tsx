import { redirectTarget } from "#src/navigation/guard.ts";
import { NotFoundScreen } from "#src/site/NotFoundScreen.tsx";
import { useAddress } from "#src/ui/page/use-address.ts";
import { LeadOn } from "./LeadOn.tsx";

const START = "/redirect/";

/** `/redirect/{path}` (2.15): replaces itself by that path of the console, and refuses anything else. */
export function Redirect() {
  const { pathname, search } = useAddress();
  const target = redirectTarget(decoded(pathname.slice(START.length)), search);
  return target ? <LeadOn to={target} /> : <NotFoundScreen />;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that stands for itself.
    return path;
  }
}
