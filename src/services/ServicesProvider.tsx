import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import { UiContext } from "#src/ui/ui-context.ts";
import { type Services, ServicesContext } from "./services.ts";

/** Provides the services to views, and the kit's context. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  const { explorers, support } = services.config;
  const connection = useSelector(services.connection, ({ value }) => value);
  const ui = useMemo(() => ({ connection, explorers, support }), [connection, explorers, support]);
  return (
    <ServicesContext value={services}>
      <UiContext value={ui}>{children}</UiContext>
    </ServicesContext>
  );
}
