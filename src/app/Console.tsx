import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import { type Services, ServicesContext } from "#src/services/services.ts";
import { App } from "./App.tsx";

/** Everything there is, around the services it works with. */
export function Console({ services }: { services: Services }) {
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ServicesContext>
    </StrictMode>
  );
}
