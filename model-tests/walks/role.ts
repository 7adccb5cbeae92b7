import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { roleModel } from "#model-tests/models/role.ts";
import type { Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const LOAD_PROFILE = "/api/user/logout";

/** The message box shows this role. */
const expectRole =
  (as: "none" | "user" | "admin"): Expectation =>
  async ({ person }) => {
    const role = as === "none" ? person.t("messages:role.none") : person.t(`shell:role.${as}`);
    const said = person.t("messages:role.current", { role });
    await messageBox(person).dialog.getByText(said, { exact: true }).waitFor();
  };
const EXPECTATIONS = { none: expectRole("none"), user: expectRole("user"), admin: expectRole("admin") };

/** The walk of the merchant's role (4.2, 6.2), shown and switched in the message box (2.36). */
export const roleWalk = defineWalk(import.meta.vitest, {
  model: roleModel,
  dataMachine: null,
  calls: { loadProfile: LOAD_PROFILE },
  async open(stage) {
    await stage.open("/console/index");
    await messageBox(stage.person).open();
  },
  excluded: { SIGNED_OUT: { reason: "A sign-out reloads the page." } },
  // The profile is loaded once per page, so nothing can follow it.
  endsPath: ({ step: { label } }) => label === "PROFILE_LOADED",
  actions: {
    PROFILE_LOADED: async (stage, { event }, snapshot) => {
      await stage.service.answer(LOAD_PROFILE, { accepted: true, value: { nickName: "Mei", role: event.role } });
      await expectRole(event.role === "" ? "none" : event.role)(stage, snapshot);
    },
  },
  controls: { SWITCHED: ({ person }) => messageBox(person).switchRole },
  expectations: EXPECTATIONS,
});
