import { SAMPLE_APPLICATION } from "#machines/testing/sample-application.ts";
import { resourceModel } from "#model-tests/models/resource.ts";
import { reads, sees } from "#model-tests/walk/looks.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS, applicationDialog } from "./applications.ts";

/** The walk of a resource that a screen loads once (2.24): an application's record. */
export const resourceWalk: MachineWalk = {
  model: resourceModel,
  calls: { load: "/api/App/Detail" },
  wire: { load: () => SAMPLE_APPLICATION },
  background: APPLICATIONS,
  opens: (stage) => stage.opens("/app/list?open=APP1000200030"),
  allows: ({ step: { label } }, { value }) => label !== "REFRESHED" || value === "failed",
  unreachable: {
    "loaded: REFRESHED → loading": {
      because: "What changed a record asks so; the journeys of the applications take it.",
    },
  },
  controls: {
    REFRESHED: (stage) =>
      applicationDialog(stage).getByRole("button", { name: stage.person.t("shell:error.retry"), exact: true }),
  },
  staying: {
    REFRESHED: "It can be asked for all along; while the service is asked already, nothing more comes of it.",
  },
  sights: {
    loading: null,
    loaded: sees((stage) => applicationDialog(stage).getByText(SAMPLE_APPLICATION.address)),
    failed: reads("shell:error.retry"),
  },
};

if (import.meta.vitest) walkInBrowser(resourceWalk);
