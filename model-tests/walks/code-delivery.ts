import { enabled } from "#model-tests/engine/index.ts";
import { codeDeliveryModel } from "#model-tests/models/code-delivery.ts";
import { busy, reads, sees } from "#model-tests/walk/looks.ts";
import type { Control, MachineWalk } from "#model-tests/walk/stage.ts";
import { SIGNED_OUT, type Stage } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const form = ({ person }: Stage) => person.machine("forgotPassword");
const send: Control = ({ person }) => person.machine("codeDelivery").locator("button");

/** The walk of having a code sent (2.22, 7.4), to reset a password. */
export const codeDeliveryWalk: MachineWalk = {
  model: codeDeliveryModel,
  calls: { sendCode: "/api/User/SentVerificationCode" },
  opens: (stage) => stage.opens("/forget", SIGNED_OUT),
  does: {
    SEND_REQUESTED: async (stage, { event }, snapshot) => {
      await form(stage).locator('[name="email"]').fill(event.email);
      await enabled(stage, send(stage, snapshot)).press("Enter");
    },
  },
  controls: { SEND_REQUESTED: send },
  explainedIn: form,
  words: { emailFormat: "account:register.issue.emailFormat" },
  sights: {
    unsent: sees(send),
    sending: busy(send),
    coolingDown: (stage, snapshot) =>
      reads("account:forgot.codeSent", { email: snapshot.context.email })(stage, snapshot),
    resendPossible: reads("account:register.resendCode"),
  },
};

if (import.meta.vitest) walkInBrowser(codeDeliveryWalk);
