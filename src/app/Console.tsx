import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import { PrefetchContext } from "#src/navigation/prefetch.ts";
import { ServicesProvider } from "#src/services/ServicesProvider.tsx";
import type { Services } from "#src/services/services.ts";
import { App } from "./App.tsx";
import { prefetchScreen } from "./screens.ts";

/** Everything there is, around the services it works with. */
export function Console({ services }: { services: Services }) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <PrefetchContext value={prefetchScreen}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </PrefetchContext>
      </ServicesProvider>
    </StrictMode>
  );
}
