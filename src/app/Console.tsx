import { StrictMode } from "react";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import { ServicesProvider } from "#src/services/ServicesProvider.tsx";
import type { Services } from "#src/services/services.ts";

/** Everything there is, around the services it works with. */
export function Console({ services, router }: { services: Services; router: RouterProviderProps["router"] }) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StrictMode>
  );
}
