/** Which record of a list is open: the address holds it (`?open=…`), so that a reload or a link opens it again. */
import { useCallback } from "react";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";

const KEY = "open";

/** The code of the record that is open, or null; a way to open one, and a way to close it. */
export function useOpenRecord() {
  const [params, change] = useAddressQuery();
  const open = useCallback(
    (code: string) =>
      change((present) => {
        present.set(KEY, code);
        return present;
      }),
    [change],
  );
  // Going back must not open again what was closed.
  const close = useCallback(
    () =>
      change(
        (present) => {
          present.delete(KEY);
          return present;
        },
        { replace: true },
      ),
    [change],
  );
  return { opened: params.get(KEY)?.trim() || null, open, close };
}
