import { enabled } from "#model-tests/engine/index.ts";
import { codeDeliveryModel } from "#model-tests/models/code-delivery.ts";
import { expectBusy, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { type Control, SIGNED_OUT, type Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const form = ({ person }: Stage) => person.machine("forgotPassword");
const send: Control = ({ person }) => person.machine("codeDelivery").locator("button");

/** The walk of having a code sent (2.22, 7.4), to reset a password. */
export const codeDeliveryWalk = defineWalk(import.meta.vitest, {
  model: codeDeliveryModel,
  calls: { sendCode: "/api/User/SentVerificationCode" },
  open: (stage) => stage.open("/forget", SIGNED_OUT),
  actions: {
    SEND_REQUESTED: async (stage, { event }, snapshot) => {
      await form(stage).locator('[name="email"]').fill(event.email);
      await enabled(stage, send(stage, snapshot)).press("Enter");
    },
  },
  controls: { SEND_REQUESTED: send },
  messagesIn: form,
  messageKeys: { emailFormat: "account:register.issue.emailFormat" },
  expectations: {
    unsent: expectVisible(send),
    sending: expectBusy(send),
    coolingDown: (stage, snapshot) =>
      expectText("account:forgot.codeSent", { email: snapshot.context.email })(stage, snapshot),
    resendPossible: expectText("account:register.resendCode"),
  },
});
