import { createActor } from "xstate";
import { role } from "#machines/account/role.ts";
import { session } from "#machines/account/session.ts";
import { connection } from "#machines/shell/connection.ts";
import { languageChange } from "#machines/shell/language-change.ts";
import { DEFAULT_SETTINGS, settings } from "#machines/shell/settings.ts";
import { usualConfig } from "#src/services/config.ts";
import { createKeptAnswers } from "#src/services/kept-answers.ts";
import { createNavigation } from "#src/services/navigate.ts";
import type { Services } from "#src/services/services.ts";
import { createStore } from "#src/ui/store/store.ts";

/** Services with which views can be rendered as they are at first: no machine has started, and nothing is sent. */
export function stillServices(): Services {
  return {
    config: usualConfig(),
    send: () => Promise.reject(new Error("Nothing is sent here")),
    quiet: () => Promise.reject(new Error("Nothing is sent here")),
    mock: null,
    session: createActor(session),
    role: createActor(role),
    language: createActor(languageChange, { input: { current: "en-US", signedIn: true } }),
    settings: createActor(settings, { input: { settings: DEFAULT_SETTINGS, menuCollapse: false } }),
    connection: createActor(connection),
    release: createStore(null),
    navigation: createNavigation(),
    answers: createKeptAnswers(),
  };
}
