import { useCallback, useEffect, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useProgress } from "#src/ui/progress/use-progress.ts";
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
 * last: of two changes that follow each other quickly, on a machine that is busy, it would lose the first. Until what was
 * asked for is drawn, which takes longer than an answer to a press may, the progress line says that it was heard.
 */
export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const { pathname, search } = useAddress();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const navigate = useNavigate();
  const progress = useProgress();
  useEffect(() => {
    if (new URLSearchParams(window.location.search).toString() === params.toString()) progress.end();
  });
  const change = useCallback<ChangeQuery>(
    (next, options) => {
      const present = new URLSearchParams(window.location.search);
      const before = present.toString();
      const after = next(present).toString();
      if (after === before) return;
      void navigate({ pathname, search: after }, options);
      progress.begin();
    },
    [navigate, pathname, progress],
  );
  return [params, change];
}
