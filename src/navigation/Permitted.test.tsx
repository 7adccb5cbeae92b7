import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { role } from "#machines/account/role.ts";
import { session } from "#machines/account/session.ts";
import { connection } from "#machines/shell/connection.ts";
import { languageChange } from "#machines/shell/language-change.ts";
import { DEFAULT_SETTINGS, settings } from "#machines/shell/settings.ts";
import { createAnswerCache } from "#src/services/answer-cache.ts";
import { defaultConfig } from "#src/services/config.ts";
import { createNavigation } from "#src/services/navigate.ts";
import { ServicesContext } from "#src/services/services.ts";
import { createStore } from "#src/ui/store/store.ts";
import { Permitted } from "./Permitted.tsx";

test.each([
  ["admin", ["admin"], true],
  ["user", ["admin"], false],
  ["", ["admin", "user"], false],
  ["", [], true],
  ["user", ["*"], true],
])("“%s” and the list %j: shown %s (6.3)", { tags: ["6.3.a", "6.3.b"] }, (as, roles, shown) => {
  expect(seenBy(as, roles)).toBe(shown ? "for them" : "");
});

test.each(['"admin"', "null", '{"admin":true}'])(
  "%s is not a list, which is an error (6.3)",
  { tags: ["6.3.c"] },
  (json) => {
    expect(() => seenBy("admin", JSON.parse(json))).toThrow("Roles have to be a list");
  },
);

/** What somebody with that role sees of a text that is kept for these. */
function seenBy(as: string, roles: readonly string[]) {
  const working = createActor(role).start();
  working.send({ type: "PROFILE_LOADED", role: as });
  const services = {
    config: defaultConfig(),
    send: () => Promise.reject(new Error("Nothing is sent here")),
    quiet: () => Promise.reject(new Error("Nothing is sent here")),
    mock: null,
    session: createActor(session),
    role: working,
    language: createActor(languageChange, { input: { current: "en-US", signedIn: true } }),
    settings: createActor(settings, { input: { settings: DEFAULT_SETTINGS, menuCollapse: false } }),
    connection: createActor(connection),
    release: createStore(null),
    navigation: createNavigation(),
    answers: createAnswerCache(),
  };
  return renderToStaticMarkup(
    <ServicesContext value={services}>
      <Permitted roles={roles}>for them</Permitted>
    </ServicesContext>,
  );
}
