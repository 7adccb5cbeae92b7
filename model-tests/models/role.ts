import { role } from "#machines/account/role.ts";
import { emits, happens, is, plain, was, whenever } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

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
  overTime: {
    "an administrator's profile gives that role (4.2)": whenever(happens("PROFILE_LOADED", "admin")).then(is("admin")),
    "a user's profile gives that role (4.2)": whenever(happens("PROFILE_LOADED", "user")).then(is("user")),
    "a person without a role has none (6.2)": whenever(happens("PROFILE_LOADED", "without a role")).then(is("none")),
    "an administrator who switches acts as a user (4.2)": whenever(happens("SWITCHED"), was("admin")).then(
      is("user"),
      emits("roleSwitched", { role: "user" }),
    ),
    "a user who switches acts as an administrator (4.2)": whenever(happens("SWITCHED"), was("user")).then(
      is("admin"),
      emits("roleSwitched", { role: "admin" }),
    ),
    "a role ends with its session (4.1)": whenever(happens("SIGNED_OUT")).then(is("none")),
  },
});
