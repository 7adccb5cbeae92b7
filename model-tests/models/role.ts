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
  stateKey: () => null,
  always: {
    "the role is empty, user or admin (6.2)": ({ value }) => ["none", "user", "admin"].includes(value),
  },
});
