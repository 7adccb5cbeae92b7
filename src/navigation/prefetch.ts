import { createContext } from "react";
import type { RouteName } from "./routes.ts";

/** Fetches a screen's code and texts before somebody goes there; the router, which knows the screens, says how. */
export const PrefetchContext = createContext<(screen: RouteName) => void>(() => undefined);
