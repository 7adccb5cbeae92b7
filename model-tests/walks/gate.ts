import { enabled } from "#model-tests/engine/index.ts";
import type { Action, Control, Stage } from "#model-tests/walk/stage.ts";

/** Acts and answers of the verification gate (4.5) for the walks of machines that invoke it. */

export const CHECK_CODE = "/api/Register/CheckCaptchaCode";
const SEND_CODE = "/api/User/SentVerificationCode";

export function gateForm({ person }: Stage) {
  const form = person.page.getByRole("dialog").locator('[data-machine="verification"]');
  const button = (key: string) => form.getByRole("button", { name: person.t(key), exact: true });
  return {
    form,
    code: form.locator('[name="code"]'),
    send: form.locator('[data-machine="codeDelivery"] button'),
    proceed: form.locator('button[type="submit"]'),
    cancel: button("applications:gate.cancel"),
  };
}

/** Accepting answers to the gate's calls. */
export const GATE_ANSWERS = { [SEND_CODE]: null, [CHECK_CODE]: { proof: "fixture-proof" } };

/** Types a code and confirms it. */
const pass: Action = async (stage) => {
  const { form, code, proceed } = gateForm(stage);
  await enabled(stage, code).fill("123456");
  await enabled(stage, proceed).press("Enter");
  await form.waitFor({ state: "detached" });
};

/** Acts that pass or dismiss the gate. */
export const GATE_STEPS: Readonly<Record<string, Action>> = {
  "verification changes (to passed)": pass,
  "verification changes (to dismissed)": (stage) => gateForm(stage).cancel.press("Enter"),
};

export const gate: Control = (stage) => gateForm(stage).form;
