import { type ComponentType, useEffect, useState } from "react";
import { useServices } from "#src/services/services.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";

const identity = lazyView(async () => (await import("./IdentitySignIn.tsx")).IdentitySignIn, ["identity"]);

/** Offers sign-in with the identity provider, if configured (2.38); loads nothing otherwise. */
export function IdentityOffer() {
  const { config } = useServices();
  const [View, setView] = useState<ComponentType | null>(null);
  const offered = config.identityClientId !== undefined || config.identityScriptUrl !== undefined;
  useEffect(() => {
    if (!offered) return;
    let here = true;
    identity.preload().then(
      (fetched) => here && setView(() => fetched),
      // Sign-in by password still works without it.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [offered]);
  return View && <View />;
}
