import { enabled } from "#model-tests/engine/index.ts";
import { verificationModel } from "#model-tests/models/verification.ts";
import {
  expectAll,
  expectBusy,
  expectDisabled,
  expectHidden,
  expectText,
  expectVisible,
} from "#model-tests/walk/expectations.ts";
import type { Action, Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS } from "./applications.ts";
import { CHECK_CODE, gate, gateForm } from "./gate.ts";

const SEND_CODE = "/api/User/SentVerificationCode";
/** Delay before a code can be sent again, in milliseconds (2.22). */
const RESEND = 60_000;

/** Requests a code unless a request is pending: the gate sends the first by itself. */
async function requestCode(stage: Stage) {
  if (stage.service.isWaiting(SEND_CODE)) return;
  await stage.advanceClock(RESEND);
  await enabled(stage, gateForm(stage).send).press("Enter");
}

function refuseCode(errCode: string): Action {
  return async (stage) => {
    await requestCode(stage);
    await stage.service.answer(SEND_CODE, { accepted: false, errCode, errMsg: "No code was sent" });
    await stage.person.expectState("codeDelivery", "unsent");
  };
}

/** The walk of the verification gate (4.5, 6.5), before an application's credentials. */
export const verificationWalk = defineWalk(import.meta.vitest, {
  model: verificationModel,
  calls: { checkCode: CHECK_CODE, sendCode: SEND_CODE },
  background: APPLICATIONS,
  open: (stage) => stage.open("/app/list?credentials=APP1000200031"),
  actions: {
    CODE_TYPED: (stage, { event }) => gateForm(stage).code.fill(event.code),
    "codeDelivery changes (to sending)": requestCode,
    "codeDelivery changes (to sent)": async (stage) => {
      await requestCode(stage);
      await stage.service.answer(SEND_CODE, { accepted: true, value: null });
      await stage.person.expectState("codeDelivery", "coolingDown");
    },
    "codeDelivery changes (to refused as too soon)": refuseCode("2005"),
    "codeDelivery changes (to refused)": refuseCode("1001"),
  },
  controls: {
    CODE_TYPED: (stage) => gateForm(stage).code.and(stage.person.page.locator(":not([readonly])")),
    CODE_SUBMITTED: (stage) => gateForm(stage).proceed,
    DISMISSED: (stage) => gateForm(stage).cancel,
  },
  inEveryState: async (stage, { context }) => {
    const typed = await gateForm(stage).code.inputValue();
    if (typed !== context.code) throw new Error("the field holds another code than was typed");
  },
  expectations: {
    "open.unsent": expectDisabled((stage) => gateForm(stage).code),
    "open.typing": expectVisible((stage) => enabled(stage, gateForm(stage).code)),
    "open.checking": expectBusy((stage) => gateForm(stage).proceed),
    passed: expectAll(expectHidden(gate), expectText("applications:gate.passed")),
    dismissed: expectHidden(gate),
  },
});
