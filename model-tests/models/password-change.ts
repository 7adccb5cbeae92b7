import { passwordChange } from "#machines/account/password-change.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { during, hadContext, noPayload, not, when } from "#model-tests/engine/index.ts";
import { typingUpdatesField } from "#model-tests/product/forms.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** Blanks are kept in a password. */
const PASSWORD = " Fixture-pass-2 ";
const OLD_PASSWORD = " Fixture-pass-1 ";
const isComplete = hadContext({ fields: { oldPassword: OLD_PASSWORD, password: PASSWORD, repeat: PASSWORD } });

export const passwordChangeModel = modelOf<typeof passwordChange>({
  machine: passwordChange,
  description: "Changing the password (2.33)",
  input: undefined,
  events: {
    FIELD_TYPED: {
      "old password": { field: "oldPassword", value: OLD_PASSWORD },
      password: { field: "password", value: PASSWORD },
      "weak password": { field: "password", value: "fixture-pass" },
      repeat: { field: "repeat", value: PASSWORD },
    },
    ...noPayload("SUBMITTED", "DISMISSED"),
  },
  answers: { updatePassword: { accepted: accepted(null), refused: refusal("2001") } },
  stateKey: ({ fields: { oldPassword, password, repeat } }) => ({
    "old password": oldPassword !== "",
    "good password": password === PASSWORD,
    repetition: repeat !== "",
  }),
  always: {
    "an incomplete form is not sent (5.1, 5.3, 5.4)": ({ value, context: { fields } }) =>
      typeof value === "string" ||
      value.open !== "changing" ||
      (fields.oldPassword !== "" && fields.password === PASSWORD && fields.repeat === PASSWORD),
    "passwords are cleared when the dialog ends (5.3)": ({ value, context: { fields } }) =>
      typeof value !== "string" || Object.values(fields).join("") === "",
  },
  overTime: {
    "typing updates the field (2.33)": typingUpdatesField("open.typing", "open.showingIssues"),
    "the old and the new password are sent, without the repetition (2.33, 7.10)": when("SUBMITTED", isComplete)
      .from("open.typing", "open.showingIssues")
      .exactly({
        state: "open.changing",
        calls: { updatePassword: { oldPassword: OLD_PASSWORD, newPassword: PASSWORD } },
        context: { problem: null },
      }),
    "submitting an incomplete form shows what is missing (5.1, 5.3, 5.4)": when("SUBMITTED", not(isComplete))
      .from("open.typing", "open.showingIssues")
      .leadsTo("open.showingIssues"),
    "changing the password only waits for the service's answer (2.33)":
      during("open.changing").onlyWaitsFor("updatePassword"),
  },
});
