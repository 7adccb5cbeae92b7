/** The services of views and machines: the client, the session, the settings and so on. */
import { createContext, useContext, useMemo } from "react";
import type { Send } from "#contracts/http.ts";
import type { RoleActor } from "#machines/account/role.ts";
import type { SessionActor } from "#machines/account/session.ts";
import type { ConnectionActor } from "#machines/shell/connection.ts";
import type { LanguageChangeActor } from "#machines/shell/language-change.ts";
import type { ReleaseActor } from "#machines/shell/release.ts";
import type { SettingsActor } from "#machines/shell/settings.ts";
import type { Readable } from "#src/ui/store/store.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Config } from "./config.ts";
import type { MockCalls } from "./mock-calls.ts";
import type { Navigation } from "./navigate.ts";

export type Services = {
  config: Config;
  /** The client, to be passed to the functions of `contracts/`. */
  send: Send;
  /** The client, with failures reported to the caller only. */
  quiet: Send;
  /** Loads the mock calls; null outside mock mode (7.17). */
  mock: (() => Promise<MockCalls>) | null;
  /** Who is signed in. */
  session: SessionActor;
  /** The merchant's role (4.2). */
  role: RoleActor;
  /** The language and its change (4.9). */
  language: LanguageChangeActor;
  /** The settings of this device (4.7). */
  settings: SettingsActor;
  /** Whether there is a connection (8.4). */
  connection: ConnectionActor;
  /** Whether a newer release is available; null until that is checked, and for pages without a release id. */
  release: Readable<ReleaseActor | null>;
  navigation: Navigation;
  /** The cache of this user's answers. */
  answers: AnswerCache;
};

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices: there is no ServicesContext above");
  return services;
}

/** A machine with its implementations. @param provide a function of a `provide.ts`. */
export function useProvided<Logic>(provide: (services: Services) => Logic): Logic {
  const services = useServices();
  return useMemo(() => provide(services), [services, provide]);
}
