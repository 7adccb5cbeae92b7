import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import { ServicesProvider } from "#src/services/ServicesProvider.tsx";
import type { Services } from "#src/services/services.ts";
import { App } from "./App.tsx";

/** Everything there is, around the services it works with. */
export function Console({ services }: { services: Services }) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ServicesProvider>
    </StrictMode>
  );
}
