import { createBrowserRouter } from "react-router-dom";
import type { Services } from "#src/services/services.ts";
import { BASE_PATH } from "#src/ui/browser/base-path.ts";
import { createRoutes } from "./routes.tsx";

/** Creates the router and waits until it can show the screen of the address. */
export async function startRouter(services: Services) {
  const { session, role, navigation } = services;
  const router = createBrowserRouter(createRoutes(services), { basename: BASE_PATH });
  await new Promise<void>((resolve) => {
    const check = () => router.state.initialized && resolve();
    router.subscribe(check);
    check();
  });
  navigation.attach({
    navigate: (address) => void router.navigate(address),
    reload: async () => {
      // The session changes only after this call.
      await Promise.resolve();
      await router.revalidate();
      location.reload();
    },
  });
  // The guard runs again for another user or role.
  let signedIn = session.getSnapshot().hasTag("signedIn");
  session.subscribe((now) => {
    if (now.hasTag("signedIn") === signedIn) return;
    signedIn = !signedIn;
    void router.revalidate();
  });
  role.subscribe(() => void router.revalidate());
  return router;
}
