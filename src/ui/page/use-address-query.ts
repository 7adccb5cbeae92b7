import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useAddress } from "./use-address.ts";

/**
 * Makes the next query out of the one that the address bar holds now; when they are the same, nothing happens.
 * `replace` leaves no step to go back to.
 */
export type ChangeQuery = (
  next: (present: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
) => void;

/**
 * The query of the address, and a way to change it. The router's own setter starts from the query that was rendered
 * last: of two changes that follow each other quickly, on a machine that is busy, it would lose the first.
 */
export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const { pathname, search } = useAddress();
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
