import { createContext, use } from "react";
import { useLocation } from "react-router-dom";

/** A screen's address and history state. */
export type Address = { pathname: string; search: string; hash: string; state: unknown };

/** The address of the screen around a view; null outside of screens. */
export const ScreenAddress = createContext<Address | null>(null);

/**
 * The address of the screen around a view, which a kept screen has also while another is shown; outside of screens that of
 * the address bar.
 */
export function useScreenAddress(): Address {
  const shown = useLocation();
  return use(ScreenAddress) ?? shown;
}
