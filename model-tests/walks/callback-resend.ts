import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { callbackResendModel } from "#model-tests/models/callback-resend.ts";
import { expectBusy, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import type { Control } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const again: Control = ({ person }) => person.machine("callbackResend").locator("button").first();

/** The walk of resending a callback (2.31, 4.6) from its record. */
export const callbackResendWalk = defineWalk(import.meta.vitest, {
  model: callbackResendModel,
  calls: { resendCallback: "/api/Callback/Resend" },
  background: { "/api/Callback/List": { items: [sampleCallback("undelivered")], total: 1 } },
  open: (stage) => stage.open("/callback/list?open=CB100042"),
  controls: { RESEND_REQUESTED: again },
  expectations: {
    ready: expectVisible(again),
    sending: expectBusy(again),
    delivered: expectText("bills:callback.sentAndTaken"),
    undelivered: expectText("bills:callback.sentNotTaken"),
    failed: expectText("bills:callback.notSent"),
  },
});
