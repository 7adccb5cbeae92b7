/** Which dialog is open, and about which application: the address holds it, so that a reload or a link opens it again. */
import { useCallback } from "react";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";

/** `add`: the dialog that adds one; `edit` and `credentials`: behind the gate, about the one that is named (2.27, 4.5). */
export type OpenApplication = { purpose: "add" } | { purpose: "edit" | "credentials"; code: string };

const ABOUT_ONE = ["edit", "credentials"] as const;
const ADD = "add";

/** What an address opens; null when it opens nothing. */
export function readOpenApplication(params: URLSearchParams): OpenApplication | null {
  for (const purpose of ABOUT_ONE) {
    const code = params.get(purpose)?.trim();
    if (code) return { purpose, code };
  }
  return params.has(ADD) ? { purpose: ADD } : null;
}

/** The address that opens a dialog, or none; the rest of the query stays. */
export function writeOpenApplication(open: OpenApplication | null, present: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(present);
  for (const purpose of [ADD, ...ABOUT_ONE]) params.delete(purpose);
  if (open) params.set(open.purpose, open.purpose === ADD ? "1" : open.code);
  return params;
}

/** What is open, a way to open something, and a way to close it. */
export function useOpenApplication() {
  const [params, change] = useAddressQuery();
  const open = useCallback(
    (what: OpenApplication) => change((present) => writeOpenApplication(what, present)),
    [change],
  );
  // Going back must not open again what was closed.
  const close = useCallback(
    () => change((present) => writeOpenApplication(null, present), { replace: true }),
    [change],
  );
  return { opened: readOpenApplication(params), open, close };
}
