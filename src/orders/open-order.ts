/** Which order is open, and for what: the address holds it, so that a reload or a link opens it again. */
import { useCallback } from "react";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";

/** `open`: its details; `pay`: its payment; `cancel`: the question whether to cancel it. */
export const PURPOSES = ["open", "pay", "cancel"] as const;
export type Purpose = (typeof PURPOSES)[number];
export type OpenOrder = { purpose: Purpose; code: string };

/** The order that an address opens; null when it opens none. */
export function readOpenOrder(params: URLSearchParams): OpenOrder | null {
  for (const purpose of PURPOSES) {
    const code = params.get(purpose)?.trim();
    if (code) return { purpose, code };
  }
  return null;
}

/** The address that opens an order, or none; the rest of the query stays. */
export function writeOpenOrder(open: OpenOrder | null, present: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(present);
  for (const purpose of PURPOSES) params.delete(purpose);
  if (open) params.set(open.purpose, open.code);
  return params;
}

/** The order that is open, a way to open one, and a way to close it. */
export function useOpenOrder() {
  const [params, change] = useAddressQuery();
  const open = useCallback((order: OpenOrder) => change((present) => writeOpenOrder(order, present)), [change]);
  // Going back must not open again what was closed.
  const close = useCallback(() => change((present) => writeOpenOrder(null, present), { replace: true }), [change]);
  return { opened: readOpenOrder(params), open, close };
}
