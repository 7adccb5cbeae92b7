import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { role } from "#machines/account/role.ts";
import { session } from "#machines/account/session.ts";
import { type Services, ServicesContext } from "#src/services/services.ts";
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

/** What a merchant with that role sees of a text for these roles. */
function seenBy(as: string, roles: readonly string[]) {
  const working = createActor(role).start();
  working.send({ type: "PROFILE_LOADED", role: as });
  const services: Pick<Services, "role" | "session"> = { role: working, session: createActor(session) };
  return renderToStaticMarkup(
    <ServicesContext value={services as Services}>
      <Permitted roles={roles}>for them</Permitted>
    </ServicesContext>,
  );
}
