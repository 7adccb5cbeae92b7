import { createContext, use } from "react";
import { useLocation } from "react-router-dom";

/** Where a screen is: its address, and what the screen before handed over beside it. */
export type Address = { pathname: string; search: string; hash: string; state: unknown };

/** The address of the screen that these views belong to; null around the screens, where the address bar's holds. */
export const ScreenAddress = createContext<Address | null>(null);

/**
 * The address of the screen that asks, which a screen that is kept out of sight does not lose to the one that is shown;
 * around the screens the address bar's.
 */
export function useAddress(): Address {
  const shown = useLocation();
  return use(ScreenAddress) ?? shown;
}
