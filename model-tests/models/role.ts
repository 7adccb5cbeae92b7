import { role } from "#machines/account/role.ts";
import { emits, inState, noPayload, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const roleModel = modelOf<typeof role>({
  machine: role,
  description: "The merchant's role (4.2, 6.2)",
  input: undefined,
  events: {
    PROFILE_LOADED: { admin: { role: "admin" }, user: { role: "user" }, "without a role": { role: "" } },
    ...noPayload("SWITCHED", "SIGNED_OUT"),
  },
  answers: {},
  stateKey: () => ({}),
  // Without a context there is no invariant to check.
  always: {},
  overTime: {
    "an administrator's profile gives that role (4.2)": when("PROFILE_LOADED (admin)").leadsTo("admin"),
    "a user's profile gives that role (4.2)": when("PROFILE_LOADED (user)").leadsTo("user"),
    "a profile without a role gives none (6.2)": when("PROFILE_LOADED (without a role)").leadsTo("none"),
    "an administrator who switches acts as a user (4.2)": when("SWITCHED")
      .from("admin")
      .then(inState("user"), emits("roleSwitched", { role: "user" })),
    "a user who switches acts as an administrator (4.2)": when("SWITCHED")
      .from("user")
      .then(inState("admin"), emits("roleSwitched", { role: "admin" })),
    "a role ends with its session (4.1)": when("SIGNED_OUT").leadsTo("none"),
  },
});
