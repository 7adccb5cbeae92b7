import { createBrowserRouter } from "react-router-dom";
import type { Services } from "#src/services/services.ts";
import { BASE_PATH } from "#src/ui/browser/base-path.ts";
import { createRoutes } from "./routes.tsx";

/** Makes the router and waits until it can show what the address means. */
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
      // The session has not changed yet as it asks for this.
      await Promise.resolve();
      await router.revalidate();
      location.reload();
    },
  });
  // The guard answers again for another user or role.
  let signedIn = session.getSnapshot().hasTag("signedIn");
  session.subscribe((now) => {
    if (now.hasTag("signedIn") === signedIn) return;
    signedIn = !signedIn;
    void router.revalidate();
  });
  role.subscribe(() => void router.revalidate());
  return router;
}
