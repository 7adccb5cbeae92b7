import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { roleModel } from "#model-tests/models/role.ts";
import type { Look, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const LOAD_PROFILE = "/api/user/logout";

/** The message box shows this role. */
const works =
  (as: "none" | "user" | "admin"): Look =>
  async ({ person }) => {
    const role = as === "none" ? person.t("messages:role.none") : person.t(`shell:role.${as}`);
    const said = person.t("messages:role.current", { role });
    await messageBox(person).dialog.getByText(said, { exact: true }).waitFor();
  };
const SIGHTS = { none: works("none"), user: works("user"), admin: works("admin") };

/** The walk of the merchant's role (4.2, 6.2), shown and switched in the message box (2.36). */
export const roleWalk: MachineWalk = {
  model: roleModel,
  mark: null,
  calls: { loadProfile: LOAD_PROFILE },
  async opens(stage) {
    await stage.opens("/console/index");
    await messageBox(stage.person).open();
  },
  left: {
    SIGNED_OUT: {
      because: "Signing out loads the page again.",
    },
  },
  // The profile is loaded once per page, so nothing can follow it.
  ends: ({ step: { label } }) => label === "PROFILE_LOADED",
  does: {
    PROFILE_LOADED: async (stage, { event }, snapshot) => {
      await stage.service.answer(LOAD_PROFILE, { accepted: true, value: { nickName: "Mei", role: event.role } });
      await works(event.role === "" ? "none" : event.role)(stage, snapshot);
    },
  },
  controls: { PROFILE_LOADED: null, SWITCHED: ({ person }) => messageBox(person).switchRole },
  sights: SIGHTS,
};

if (import.meta.vitest) walkInBrowser(roleWalk);
