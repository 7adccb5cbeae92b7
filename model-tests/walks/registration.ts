import { registrationIssues } from "#machines/account/registration-rules.ts";
import { registrationModel } from "#model-tests/models/registration.ts";
import { expectAll, expectBusy, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { SIGNED_OUT } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("registration");
const submit = submitOf(form);

/** The walk of registering (2.22). */
export const registrationWalk = defineWalk(import.meta.vitest, {
  model: registrationModel,
  calls: { register: "/api/Register/Register" },
  open: (stage) => stage.open("/register", SIGNED_OUT),
  actions: { FIELD_TYPED: typing(form) },
  controls: { FIELD_TYPED: fieldsOf(form), SUBMITTED: submit },
  excluded: { "codeDelivery changes": { reason: "codeDelivery has its own walk." } },
  inEveryState: fieldsShow(form, registrationIssues),
  expectations: {
    "open.typing": expectVisible(submit),
    "open.showingIssues": expectVisible(submit),
    "open.registering": expectBusy(submit),
    registered: expectAll(({ person }) => person.expectPath("/login"), expectText("login:registered")),
  },
});
