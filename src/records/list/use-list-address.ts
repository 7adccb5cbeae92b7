import { useEffect, useState } from "react";
import type { ListPreferences } from "#machines/shell/saved-views.ts";
import { type ChangeQuery, useAddressQuery } from "#src/ui/page/use-address-query.ts";
import type { KeptPreferences } from "./use-list-preferences.ts";
import { viewAddress } from "./views/view-address.ts";

/**
 * The query of a list's address, and a way to change it. Whoever comes to the list, and asks for nothing, gets the view that
 * they made the usual one; it is what the list asks for first, before the address says so too.
 */
export function useListAddress(kept: KeptPreferences): readonly [URLSearchParams, ChangeQuery] {
  const [params, change] = useAddressQuery();
  const [coming, setComing] = useState(() => (params.size === 0 ? usualAddress(kept.read()) : null));
  if (coming && params.size > 0) setComing(null);
  useEffect(() => {
    const usual = usualAddress(kept.read());
    if (usual) change((address) => (address.size === 0 ? usual : address), { replace: true });
  }, [kept, change]);
  return [params.size === 0 && coming ? coming : params, change];
}

function usualAddress(preferences: ListPreferences | null): URLSearchParams | null {
  const view = preferences?.views.find(({ name }) => name === preferences.usual);
  return view ? viewAddress(view) : null;
}
