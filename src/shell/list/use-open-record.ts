/** Which record of a list is open: the address holds it (`?open=…`), so that a reload or a link opens it again. */
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

const KEY = "open";

/** The code of the record that is open, or null; a way to open one, and a way to close it. */
export function useOpenRecord() {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (code: string) =>
      setParams((present) => {
        const next = new URLSearchParams(present);
        next.set(KEY, code);
        return next;
      }),
    [setParams],
  );
  // Going back must not open again what was closed.
  const close = useCallback(
    () =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          next.delete(KEY);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { opened: params.get(KEY)?.trim() || null, open, close };
}
