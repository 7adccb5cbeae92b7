/** What the console's views and machines are given: the way to the service, who is signed in, how the frame looks. */
import { createContext, useContext, useMemo } from "react";
import type { Send } from "#contracts/http.ts";
import type { RoleActor } from "#machines/account/role.ts";
import type { SessionActor } from "#machines/account/session.ts";
import type { ConnectionActor } from "#machines/shell/connection.ts";
import type { LanguageChangeActor } from "#machines/shell/language-change.ts";
import type { ReleaseActor } from "#machines/shell/release.ts";
import type { SettingsActor } from "#machines/shell/settings.ts";
import type { Readable } from "#src/ui/store/store.ts";
import type { Config } from "./config.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import type { MockMode } from "./mock-mode.ts";
import type { Navigation } from "./navigate.ts";

export type Services = {
  config: Config;
  /** The way to the service; give it to the client functions of `contracts/`. */
  send: Send;
  /** The same, but failures are reported to the caller alone. */
  quiet: Send;
  /** The mock calls; null but in mock mode (7.17). */
  mock: MockMode | null;
  /** Who is signed in. */
  session: SessionActor;
  /** As whom they work (4.2). */
  role: RoleActor;
  /** In which language, and what becomes of another choice (4.9). */
  language: LanguageChangeActor;
  /** How the frame looks on this device (4.7). */
  settings: SettingsActor;
  /** Whether there is a connection (8.4). */
  connection: ConnectionActor;
  /** Whether a newer release is out; null until that is watched for, and where pages name none. */
  release: Readable<ReleaseActor | null>;
  navigation: Navigation;
  /** What the service answered this user. */
  answers: KeptAnswers;
};

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices: there is no ServicesContext above");
  return services;
}

/** A machine with the effects of the services around a view. @param provide one of the functions of a `provide.ts`. */
export function useProvided<Logic>(provide: (services: Services) => Logic): Logic {
  const services = useServices();
  return useMemo(() => provide(services), [services, provide]);
}
