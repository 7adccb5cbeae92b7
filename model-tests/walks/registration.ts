import { registrationIssues } from "#machines/account/registration-rules.ts";
import { registrationModel } from "#model-tests/models/registration.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { both, busy, reads, sees } from "#model-tests/walk/looks.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { SIGNED_OUT } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("registration");
const submit = submitOf(form);

/** The walk of registering (2.22). */
export const registrationWalk: MachineWalk = {
  model: registrationModel,
  calls: { register: "/api/Register/Register" },
  opens: (stage) => stage.opens("/register", SIGNED_OUT),
  does: { FIELD_TYPED: typing(form) },
  controls: {
    FIELD_TYPED: fieldsOf(form),
    SUBMITTED: submit,
  },
  left: {
    "codeDelivery changes": {
      because: "The sending of codes is walked by itself.",
    },
  },
  everywhere: fieldsShow(form, registrationIssues),
  sights: {
    "open.typing": sees(submit),
    "open.showingIssues": sees(submit),
    "open.registering": busy(submit),
    registered: both(({ person }) => person.expectPath("/login"), reads("login:registered")),
  },
};

if (import.meta.vitest) walkInBrowser(registrationWalk);
