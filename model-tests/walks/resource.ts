import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { resourceModel } from "#model-tests/models/resource.ts";
import { expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { buttonIn } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS, applicationDialog } from "./applications.ts";

/** The walk of a resource that a screen loads once (2.24): an application's record. */
export const resourceWalk = defineWalk(import.meta.vitest, {
  model: resourceModel,
  calls: { load: "/api/App/Detail" },
  toWire: { load: () => SAMPLE_APPLICATION },
  background: APPLICATIONS,
  open: (stage) => stage.open("/app/list?open=APP1000200030"),
  isPossible: ({ step: { label } }, { value }) => label !== "REFRESHED" || value === "failed",
  unreachable: {
    "loaded: REFRESHED → loading": {
      reason: "Changing a record sends it.",
      test: "model-tests/journeys/applications.browser.test.ts: edit application: needs a code, explains a wrong one, and keeps the input when another code is needed (2.27, 4.5, 6.5, 8.10, 8.11)",
    },
  },
  controls: {
    REFRESHED: buttonIn(applicationDialog, "shell:error.retry"),
  },
  enabledWhileIgnored: { REFRESHED: "The button stays enabled; during a load the machine ignores it." },
  expectations: {
    loading: null,
    loaded: expectVisible((stage) => applicationDialog(stage).getByText(SAMPLE_APPLICATION.address)),
    failed: expectText("shell:error.retry"),
  },
});
