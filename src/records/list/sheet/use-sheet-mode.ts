import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { browserStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

/** `?as=sheet` shows a list as a sheet. */
const KEY = "as";
const SHEET = "sheet";

const isWide = () => matchMedia("(width >= 1024px)");
const wideWindow = browserStore(isWide, "change", () => isWide().matches);

export type SheetMode = { isSheet: boolean; onToggle: () => void };

/** Whether the list is shown as a sheet, and a toggle; null on windows that are too narrow. */
export function useSheetMode(): SheetMode | null {
  const [params, change] = useAddressQuery();
  if (!useStore(wideWindow, false)) return null;
  const isSheet = params.get(KEY) === SHEET;
  const onToggle = () =>
    change(
      (address) => {
        if (isSheet) address.delete(KEY);
        else address.set(KEY, SHEET);
        return address;
      },
      { replace: true },
    );
  return { isSheet, onToggle };
}
