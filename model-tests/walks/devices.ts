import { devicesModel } from "#model-tests/models/devices.ts";
import { expectAll, expectBusy, expectHidden, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { buttonIn, type Control, type Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const question: Control = ({ person }) => person.page.getByRole("alertdialog");
const list: Control = ({ person }) => person.machine("devices");
const rows: Control = (stage, snapshot) => list(stage, snapshot).getByRole("listitem");

const expectDevices: Expectation = async (stage, snapshot) => {
  const shown = await rows(stage, snapshot).count();
  const held = snapshot.context.items.length;
  if (shown !== held) throw new Error(`${shown} devices are shown instead of ${held}`);
};

/** The walk of the signed-in devices and of signing them out (7.15, 8.3). */
export const devicesWalk = defineWalk(import.meta.vitest, {
  model: devicesModel,
  calls: { listSessions: "/api/Session/List", refreshSessions: "/api/Session/List", endSessions: "/api/Session/End" },
  background: { "/api/user/logout": { nickName: "Mei", role: "admin" } },
  open: (stage) => stage.open("/user/center"),
  excluded: { "END_REQUESTED (this one)": { reason: "This device has no button to sign it out (2.35)." } },
  // The walk only signs out single devices.
  isPossible: ({ step: { label, fixture } }, { snapshot: { value } }) => {
    if (label === "REFRESHED") return value === "unavailable";
    return label !== "END_REQUESTED" || fixture !== "all others";
  },
  unreachable: {
    "shown: REFRESHED → refreshing": {
      reason: "A kept screen sends it when it is shown again (9.8).",
      test: "model-tests/journeys/prefetch-and-cache.browser.test.ts: cache: home, currencies, devices, wallet and packages are shown at once (2.24, 2.25, 2.31, 7.15)",
    },
  },
  actions: {
    END_REQUESTED: (stage, { event }, snapshot) => {
      const at = snapshot.context.items.findIndex(({ id }: { id: string }) => id === event.id);
      return rows(stage, snapshot).nth(at).getByRole("button").press("Enter");
    },
  },
  controls: {
    END_REQUESTED: (stage, snapshot) =>
      rows(stage, snapshot).getByRole("button").or(stage.person.button("devices:endOthers")),
    END_CONFIRMED: buttonIn(question, "devices:ask.confirm"),
    DISMISSED: buttonIn(question, "devices:ask.keep"),
    // Only a failed load offers to retry; otherwise the screen refreshes by itself.
    REFRESHED: buttonIn(list, "shell:error.retry"),
  },
  // During a reload the screen still shows the previous problem.
  problemsOf: ({ value, context }) => (["shown", "unavailable"].includes(String(value)) ? [context.problem] : []),
  expectations: {
    loading: ({ person }) =>
      person.machine("devices").getByLabel(person.t("devices:loading")).waitFor({ state: "attached" }),
    unavailable: expectText("devices:failed"),
    shown: expectAll(expectHidden(question), expectDevices),
    asking: expectVisible(question),
    ending: expectBusy(question),
    refreshing: expectAll(expectHidden(question), expectDevices),
  },
});
