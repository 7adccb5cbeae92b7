import { Navigate, useLocation, useParams } from "react-router-dom";
import { redirectTarget } from "#src/navigation/guard.ts";
import { NotFoundScreen } from "#src/site/NotFoundScreen.tsx";

/** `/redirect/{path}` (2.15): replaces itself by that path of the console, and refuses anything else. */
export function Redirect() {
  const { "*": path = "" } = useParams();
  const target = redirectTarget(path, useLocation().search);
  return target ? <Navigate to={target} replace /> : <NotFoundScreen />;
}
