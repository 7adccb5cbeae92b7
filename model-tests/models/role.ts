import { role } from "#machines/account/role.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const roleModel = modelOf<typeof role>({
  machine: role,
  about: "The merchant's role (4.2, 6.2)",
  input: undefined,
  events: {
    PROFILE_LOADED: { admin: { role: "admin" }, user: { role: "user" }, "without a role": { role: "" } },
    SWITCHED: plain,
    SIGNED_OUT: plain,
  },
  answers: {},
  stateKey: () => ({}),
  // It has no context: of a state alone nothing can be said that could be false.
  always: {},
});
