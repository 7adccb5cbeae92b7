/** Creates and wires the services. Machines get their effects in the `provide.ts` of their feature, so that features load separately. */

import i18next from "i18next";
import { createActor } from "xstate";
import { endsSession } from "#contracts/error-catalogue.ts";
import type { Fault } from "#contracts/http.ts";
import { type RoleActor, role } from "#machines/account/role.ts";
import { type ConnectionActor, connection } from "#machines/shell/connection.ts";
import { provideLanguageChange } from "#src/app/provide/language.ts";
import { provideSession } from "#src/app/provide/session.ts";
import { provideSettings } from "#src/app/provide/settings.ts";
import { createAnswerCache } from "#src/services/answer-cache.ts";
import type { Config } from "#src/services/config.ts";
import { createNavigation } from "#src/services/navigate.ts";
import type { Services } from "#src/services/services.ts";
import { chosenLocale, storedLocale } from "#src/services/stored-locale.ts";
import { watchSession } from "#src/services/stored-session.ts";
import { menuCollapsed, storedSettings } from "#src/services/stored-settings.ts";
import { storedToken } from "#src/services/stored-token.ts";
import { lazyClient, whyNoAnswer } from "#src/services/transport.ts";
import { hasUnsavedInput, trackUnsavedInput } from "#src/ui/form/unsaved-input.ts";
import { fetchOnce } from "#src/ui/lazy/fetch-once.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { applySettings } from "./apply-settings.ts";
import { followSession } from "./follow-session.ts";
import { warnWithoutStorage } from "./provide/storage-warning.ts";
import { watchReleaseLater } from "./watch-release.ts";

/** Creates the services and starts the session; call it once. */
export function createServices(config: Config): Services {
  const connection = watchConnection();
  // Loaded when the page is idle or at the first fault.
  const telling = fetchOnce(async () => (await import("./provide/faults.ts")).startFaults());
  whenIdle(() => telling().catch(() => undefined));
  const answers = createAnswerCache();
  const clientOptions = {
    baseUrl: config.apiBaseUrl,
    language: storedLocale,
    token: storedToken.read,
    isSessionOver,
    isOnline: () => navigator.onLine,
    diagnoseNoAnswer: whyNoAnswer,
    report,
  };
  const { send, quiet, calls } = lazyClient(clientOptions, answers.invalidate);
  const mock = config.debug
    ? fetchOnce(async () => (await import("#src/services/mock-calls.ts")).createMockCalls(clientOptions))
    : null;
  const navigation = createNavigation();
  const session = createActor(provideSession(calls, mock, navigation.reload), inspectOption());
  const working = createActor(role, inspectOption());
  showRole(working);
  const language = createActor(provideLanguageChange(calls), {
    input: { current: storedLocale(), signedIn: false },
    ...inspectOption(),
  });
  const settingsHere = storedSettings(config.settings);
  const chosen = settingsHere.read() ?? config.settings;
  applySettings(chosen);
  const settings = createActor(provideSettings(calls, mock, settingsHere), {
    input: { settings: chosen, menuCollapse: menuCollapsed.read() !== null },
    ...inspectOption(),
  });
  followSession(session, { role: working, language, settings, answers });
  trackUnsavedInput();
  warnWithoutStorage();
  watchSession((user) => session.send({ type: "CHANGED_ELSEWHERE", user }));
  chosenLocale.watch((locale) => {
    if (locale) language.send({ type: "CHANGED_ELSEWHERE", language: locale, unsavedInput: hasUnsavedInput() });
  });
  settingsHere.watch((changed) => settings.send({ type: "CHANGED_ELSEWHERE", settings: changed ?? config.settings }));
  for (const actor of [working, language, settings, session]) actor.start();
  return {
    config,
    send,
    quiet,
    mock,
    session,
    role: working,
    language,
    settings,
    navigation,
    connection,
    release: watchReleaseLater(),
    answers,
  };

  function isSessionOver() {
    return session.getSnapshot().matches({ ending: "dismissed" });
  }

  function report(fault: Fault) {
    // A failure to load it is reported where it is used.
    telling().then(
      (tell) => tell(fault),
      () => undefined,
    );
    if (fault.type !== "refused") return;
    const { errCode, errMsg } = fault.refusal;
    if (endsSession(errCode)) session.send({ type: "ENDED_BY_SERVICE", errMsg, userInitiated: fault.userInitiated });
  }
}

/** Shows the new role (4.2). */
function showRole(role: RoleActor): void {
  role.on("roleSwitched", ({ role: name }) =>
    showToast({ tone: "success", text: i18next.t("notice.roleSwitched", { role: i18next.t(`role.${name}`) }) }),
  );
}

/** Follows the browser's online state, which can be wrongly online but not wrongly offline. */
function watchConnection(): ConnectionActor {
  const actor = createActor(connection, inspectOption()).start();
  addEventListener("offline", () => actor.send({ type: "WENT_OFFLINE" }));
  addEventListener("online", () => actor.send({ type: "WENT_ONLINE" }));
  if (!navigator.onLine) actor.send({ type: "WENT_OFFLINE" });
  return actor;
}
