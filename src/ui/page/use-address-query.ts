import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useScreenAddress } from "./use-screen-address.ts";

/**
 * Changes the address's query by a function of the present one, a copy that it may change; no change does not navigate.
 * `replace` adds no history entry.
 */
export type ChangeQuery = (
  next: (present: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
) => void;

/**
 * The address's query, and a function that changes it. The router's own setter starts from the rendered query, so it would
 * lose the first of two quick changes.
 */
export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const { pathname, search } = useScreenAddress();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const navigate = useNavigate();
  const change = useCallback<ChangeQuery>(
    (next, options) => {
      const present = new URLSearchParams(window.location.search);
      const before = present.toString();
      const after = next(present).toString();
      if (after === before) return;
      navigate({ pathname, search: after }, options);
    },
    [navigate, pathname],
  );
  return [params, change];
}
