/** What the console's views and machines are given: the way to the service, who is signed in, how the frame looks. */
import { createContext, useContext } from "react";
import type { Send } from "#contracts/http.ts";
import type { RoleActor } from "#machines/account/role.ts";
import type { SessionActor } from "#machines/account/session.ts";
import type { ConnectionActor } from "#machines/shell/connection.ts";
import type { LanguageChangeActor } from "#machines/shell/language-change.ts";
import type { ReleaseActor } from "#machines/shell/release.ts";
import type { SettingsActor } from "#machines/shell/settings.ts";
import type { LastShown } from "#src/ui/machine/last-shown.ts";
import type { Readable } from "#src/ui/store/store.ts";
import type { Config } from "./config.ts";
import type { MockMode } from "./mock-mode.ts";
import type { Navigation } from "./navigate.ts";

export type Services = {
  config: Config;
  /** The way to the service; give it to the client functions of `contracts/`. */
  send: Send;
  /** Asks ahead for what `send` is about to be asked for; it answers nobody. */
  ahead: Send;
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
  /** What this user's screens showed last. */
  lastShown: LastShown;
};

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices: there is no ServicesContext above");
  return services;
}

/** What was made with each services' effects, by the function that made it. */
const made = new WeakMap<Services, Map<unknown, unknown>>();

/**
 * A machine with its effects, made once for all views: it is the same whenever a screen is opened, so that what it showed
 * last is known by it.
 * @param provide one of the functions of an area's `provide.ts`, such as `provideOrderPayment`.
 */
export function provided<Logic>(services: Services, provide: (services: Services) => Logic): Logic {
  const before = made.get(services) ?? new Map<unknown, unknown>();
  made.set(services, before);
  if (!before.has(provide)) before.set(provide, provide(services));
  // What stands at a function's place is what that function made.
  return before.get(provide) as Logic;
}

/** The same, of the services around a view. */
export function useProvided<Logic>(provide: (services: Services) => Logic): Logic {
  return provided(useServices(), provide);
}
