import { recording } from "#machines/shell/recording.ts";
import {
  any,
  atMostOnce,
  does,
  during,
  exactly,
  happens,
  is,
  never,
  not,
  plain,
  starts,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

export const recordingModel = modelOf<typeof recording>({
  machine: recording,
  about: "Recording what a tester tries, in debugging (7.17)",
  input: undefined,
  events: {
    RUNNING_FOUND: plain,
    UNSAVED_FOUND: plain,
    RECORDING_REQUESTED: plain,
    STOPPED: plain,
    LIMIT_REACHED: plain,
    SAVE_REQUESTED: plain,
    CONFIRMED: plain,
    DISMISSED: plain,
  },
  answers: {},
  stateKey: () => ({}),
  always: {},
  overTime: {
    "at first nothing is recorded (7.17)": whenever(starts).then(exactly({ is: "none" })),
    "what this tab kept of a recording goes on where it was (7.17)": whenever(
      any(happens("RUNNING_FOUND"), happens("UNSAVED_FOUND")),
      was("none"),
    ).then((moment) => exactly({ is: happens("RUNNING_FOUND")(moment) ? "running" : "unsaved.whole" })(moment)),
    "a request starts the recording (7.17)": whenever(happens("RECORDING_REQUESTED"), was("none", "saved")).then(
      exactly({ is: "running", does: ["beginRecording"] }),
    ),
    "what was not saved is not given up unasked (7.17)": whenever(
      happens("RECORDING_REQUESTED"),
      was("unsaved.whole", "unsaved.full"),
    ).then(exactly({ is: "replacing" })),
    "confirming starts a new recording, dismissing keeps the old one (7.17)": whenever(was("replacing")).then(
      (moment) =>
        happens("CONFIRMED")(moment)
          ? exactly({ is: "running", does: ["beginRecording"] })(moment)
          : not(does("beginRecording"))(moment),
    ),
    "who keeps it has it still (7.17)": whenever(happens("DISMISSED"), was("replacing")).then(
      exactly({ is: "unsaved.whole" }),
    ),
    "a recording ends when it is stopped (7.17)": whenever(happens("STOPPED"), was("running")).then(
      exactly({ is: "unsaved.whole", does: ["endRecording"] }),
    ),
    "one that has grown too long ends by itself, and says so (7.17)": whenever(
      happens("LIMIT_REACHED"),
      was("running"),
    ).then(exactly({ is: "unsaved.full", does: ["endRecording"] })),
    "what was recorded is saved, as often as somebody wants (7.17)": whenever(
      happens("SAVE_REQUESTED"),
      was("unsaved.whole", "unsaved.full", "saved"),
    ).then(exactly({ is: "saved", does: ["saveFile"] })),
    "a recording is begun once until it has ended (7.17)": atMostOnce(does("beginRecording")).between(
      does("endRecording"),
    ),
    "what runs ends before it is saved (7.17)": during("running").only("STOPPED", "LIMIT_REACHED"),
    "nothing is saved before something was recorded (7.17)": never(does("saveFile")).before(
      is("unsaved.whole", "unsaved.full"),
    ),
    "where nothing was recorded, nothing can be done but to record, or to find what was (7.17)": during("none").only(
      "RUNNING_FOUND",
      "UNSAVED_FOUND",
      "RECORDING_REQUESTED",
    ),
    "what is to be replaced waits for an answer (7.17)": during("replacing").only("CONFIRMED", "DISMISSED"),
    "what is there can be saved or replaced (7.17)": during("unsaved.whole", "unsaved.full", "saved").only(
      "SAVE_REQUESTED",
      "RECORDING_REQUESTED",
    ),
  },
});
