import { useSyncExternalStore } from "react";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";

/** `?as=sheet` shows a list as a sheet. */
const KEY = "as";
const SHEET = "sheet";

const isWide = () => matchMedia("(width >= 1024px)");

function follow(changed: () => void): () => void {
  const media = isWide();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

export type SheetMode = { isSheet: boolean; onToggle: () => void };

/** Whether the list is shown as a sheet, and a toggle; null on windows that are too narrow. */
export function useSheetMode(): SheetMode | null {
  const [params, change] = useAddressQuery();
  const hasRoom = useSyncExternalStore(
    follow,
    () => isWide().matches,
    () => false,
  );
  if (!hasRoom) return null;
  const isSheet = params.get(KEY) === SHEET;
  const onToggle = () =>
    change(
      (address) => {
        const next = new URLSearchParams(address);
        if (isSheet) next.delete(KEY);
        else next.set(KEY, SHEET);
        return next;
      },
      { replace: true },
    );
  return { isSheet, onToggle };
}
