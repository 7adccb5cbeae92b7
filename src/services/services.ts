/**
 * The one place where the console is wired: the way to the service, who is signed in, and what is told about faults.
 * Machines of an area get their effects in `provide/<area>.ts`, so that no area's code loads with another.
 */
import { createContext, useContext, useMemo } from "react";
import { createActor } from "xstate";
import { endsSession } from "#contracts/error-catalogue.ts";
import type { Fault, Send } from "#contracts/http.ts";
import { type RoleActor, role } from "#machines/account/role.ts";
import type { SessionActor } from "#machines/account/session.ts";
import type { ConnectionActor } from "#machines/shell/connection.ts";
import { faults } from "#machines/shell/faults.ts";
import type { LanguageChangeActor } from "#machines/shell/language-change.ts";
import type { ReleaseActor } from "#machines/shell/release.ts";
import type { SettingsActor } from "#machines/shell/settings.ts";
import { applySettings } from "#src/app/apply-settings.ts";
import { followSession } from "#src/app/follow-session.ts";
import { watchConnection } from "#src/app/provide/connection.ts";
import { showFaults } from "#src/app/provide/faults.ts";
import { provideLanguageChange } from "#src/app/provide/language.ts";
import { watchRelease } from "#src/app/provide/release.ts";
import { showRole } from "#src/app/provide/role.ts";
import { provideSession } from "#src/app/provide/session.ts";
import { provideSettings } from "#src/app/provide/settings.ts";
import { hasUnsavedInput, watchInput } from "#src/ui/form/unsaved-input.ts";
import type { Config } from "./config.ts";
import { type MockMode, mockMode } from "./mock-mode.ts";
import { createNavigation, type Navigation } from "./navigate.ts";
import { storedLocale, watchLocale } from "./stored-locale.ts";
import { storedToken, watchSession } from "./stored-session.ts";
import { isMenuCollapsed, storedSettings, watchSettings } from "./stored-settings.ts";
import { lazySend } from "./transport.ts";

export type Services = {
  config: Config;
  /** The way to the service; give it to the client functions of `contracts/`. */
  send: Send;
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
  /** Whether a newer release is out; null where pages name none. */
  release: ReleaseActor | null;
  navigation: Navigation;
};

/** Makes the services and starts the session; call it once. */
export function createServices(config: Config): Services {
  const told = createActor(faults);
  const connection = watchConnection();
  showFaults(told, connection);
  const clientOptions = {
    baseUrl: config.apiBaseUrl,
    language: storedLocale,
    token: storedToken,
    isSessionOver,
    report,
  };
  const send = lazySend(clientOptions);
  const mock = config.debug ? mockMode(clientOptions) : null;
  const session = createActor(provideSession(send, mock));
  const working = createActor(role);
  showRole(working);
  const language = createActor(provideLanguageChange(send), { input: { current: storedLocale(), signedIn: false } });
  const kept = storedSettings(config.settings);
  applySettings(kept);
  const settings = createActor(provideSettings(send, mock), {
    input: { settings: kept, menuCollapse: isMenuCollapsed() },
  });
  followSession(session, { role: working, language, settings });
  watchInput();
  watchSession((user) => session.send({ type: "CHANGED_ELSEWHERE", user }));
  watchLocale((locale) =>
    language.send({ type: "CHANGED_ELSEWHERE", language: locale, unsavedInput: hasUnsavedInput() }),
  );
  watchSettings(config.settings, (changed) => settings.send({ type: "CHANGED_ELSEWHERE", settings: changed }));
  for (const actor of [told, working, language, settings, session]) actor.start();
  return {
    config,
    send,
    mock,
    session,
    role: working,
    language,
    settings,
    navigation: createNavigation(),
    connection,
    release: watchRelease(),
  };

  function isSessionOver() {
    return session.getSnapshot().matches({ ending: "dismissed" });
  }

  function report(fault: Fault) {
    if (fault.type === "failed") return told.send({ type: "FAILED" });
    const { errCode, errMsg } = fault.refusal;
    told.send({ type: "REFUSED", errCode, errMsg });
    if (endsSession(errCode)) session.send({ type: "ENDED_BY_SERVICE", errMsg, userInitiated: fault.userInitiated });
  }
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices: there is no ServicesContext above");
  return services;
}

/**
 * A machine with its effects, made once for a view.
 * @param provide one of the functions of `provide/<area>.ts`, such as `provideOrderPayment`.
 */
export function useProvided<Logic>(provide: (services: Services) => Logic): Logic {
  const services = useServices();
  return useMemo(() => provide(services), [provide, services]);
}
