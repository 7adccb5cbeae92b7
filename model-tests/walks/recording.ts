import { pressing } from "#model-tests/engine/index.ts";
import { recordingModel } from "#model-tests/models/recording.ts";
import { both, gone, reads, sees } from "#model-tests/walk/looks.ts";
import type { Act, Control, Look, MachineWalk } from "#model-tests/walk/stage.ts";
import { SIGNED_IN } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const button =
  (key: string): Control =>
  ({ person }) =>
    person.machine("recording").getByRole("button", { name: person.say(`debug:${key}`), exact: true });

/** Recorded before, and found by a page that is loaded again in the same tab. */
const found =
  (...before: readonly Control[]): Act =>
  async (stage, step, snapshot) => {
    for (const control of before) await pressing(control)(stage, step, snapshot);
    await stage.person.page.reload();
  };

const counted: Look = ({ person }) =>
  person
    .machine("recording")
    .getByText(person.say("debug:recorded", { number: "" }).trim())
    .waitFor();

/** Recording what a tester tries (7.17), at a console with `debug` in its `config.json`. */
export const recordingWalk: MachineWalk = {
  model: recordingModel,
  async opens(stage) {
    await stage.configures({ debug: true });
    await stage.opens("/console/index", SIGNED_IN, { debugPanel: "open" });
  },
  left: { LIMIT_REACHED: "A recording is full after more events than a path has; a test of the recorder takes it." },
  does: {
    RUNNING_FOUND: found(button("record")),
    UNSAVED_FOUND: found(button("record"), button("stop")),
  },
  controls: {
    RUNNING_FOUND: null,
    UNSAVED_FOUND: null,
    RECORDING_REQUESTED: button("record"),
    STOPPED: button("stop"),
    SAVE_REQUESTED: button("save"),
    CONFIRMED: button("discard"),
    DISMISSED: button("keep"),
  },
  sights: {
    none: sees(button("record")),
    running: both(counted, sees(button("stop"))),
    "unsaved.whole": both(counted, sees(button("save"))),
    "unsaved.full": reads("debug:full"),
    replacing: both(reads("debug:replace"), gone(button("record"))),
    saved: both(counted, sees(button("save"))),
  },
};

if (import.meta.vitest) walkInBrowser(recordingWalk);
