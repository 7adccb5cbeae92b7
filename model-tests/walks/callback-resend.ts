import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { callbackResendModel } from "#model-tests/models/callback-resend.ts";
import { busy, reads, sees } from "#model-tests/walk/looks.ts";
import type { Control, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const again: Control = ({ person }) => person.machine("callbackResend").locator("button").first();

/** The walk of resending a callback (2.31, 4.6) from its record. */
export const callbackResendWalk: MachineWalk = {
  model: callbackResendModel,
  calls: { resendCallback: "/api/Callback/Resend" },
  background: { "/api/Callback/List": { items: [sampleCallback("undelivered")], total: 1 } },
  opens: (stage) => stage.opens("/callback/list?open=CB100042"),
  controls: { RESEND_REQUESTED: again },
  sights: {
    ready: sees(again),
    sending: busy(again),
    delivered: reads("bills:callback.sentAndTaken"),
    undelivered: reads("bills:callback.sentNotTaken"),
    failed: reads("bills:callback.notSent"),
  },
};

if (import.meta.vitest) walkInBrowser(callbackResendWalk);
