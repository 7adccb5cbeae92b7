import { release } from "#machines/shell/release.ts";
import {
  any,
  does,
  during,
  exactly,
  happens,
  ignored,
  is,
  not,
  plain,
  remembers,
  starts,
  waits,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const typed = { "nothing typed": { unsavedInput: false }, "something typed": { unsavedInput: true } };
const published = { "this release": "one", "another release": "two", "the one it loaded again for": "three" };

export const releaseModel = modelOf<typeof release>({
  machine: release,
  about: "The console's release (8.4)",
  input: { running: "one", reloadedFor: "three" },
  events: {
    TAB_SHOWN: plain,
    PART_MISSING: typed,
    RELOAD_REQUESTED: typed,
    RELOAD_CONFIRMED: plain,
    DISMISSED: plain,
    PAGE_STAYED: plain,
  },
  answers: { loadPublished: published, loadPublishedAgain: published },
  stateKey: ({ published: known, checks }) => ({ published: known, checks }),
  always: {
    "what is offered is another release (8.4)": ({ value, context }) =>
      (value !== "offered" && value !== "confirming") || !["", context.running].includes(context.published),
  },
  overTime: {
    "it looks for a newer release after five minutes, then after fifteen, then every hour (8.4)": whenever(
      is("idle"),
      not(was("idle")),
    ).then((moment) => waits([300_000, 900_000, 3_600_000][moment.after.context.checks] ?? 0)(moment)),
    "each look makes the next one wait longer (8.4)": whenever(happens("checkDelay elapses")).then((moment) =>
      exactly({
        is: "checking",
        remembers: { checks: Math.min(moment.before?.context.checks + 1, 2) },
        asks: { loadPublished: undefined },
      })(moment),
    ),
    "a tab that is shown again looks for a release at once (8.4)": whenever(happens("TAB_SHOWN"), was("idle")).then(
      exactly({ is: "checking", asks: { loadPublished: undefined } }),
    ),
    "another release is offered, once (8.4)": whenever(
      happens("loadPublished answers", "another release", "the one it loaded again for"),
    ).then((moment) => {
      const release = moment.step?.event["output"];
      const isNew = release !== moment.before?.context.published;
      return is(isNew ? "offered" : "idle")(moment) && remembers({ published: release })(moment);
    }),
    "the same release and a failed look change nothing (8.4)": whenever(
      any(happens("loadPublished answers", "this release"), happens("loadPublished fails")),
    ).then(is("idle")),
    "without unsaved input the new release loads at once (8.4)": whenever(
      happens("RELOAD_REQUESTED", "nothing typed"),
      was("offered"),
    ).then(exactly({ is: "reloading", does: ["reloadPage"] })),
    "unsaved input needs a confirmation before the reload (8.4)": whenever(
      happens("RELOAD_REQUESTED", "something typed"),
      was("offered"),
    ).then(exactly({ is: "confirming" })),
    "who says yes gets the release (8.4)": whenever(happens("RELOAD_CONFIRMED"), was("confirming")).then(
      exactly({ is: "reloading", does: ["reloadPage"] }),
    ),
    "who says no stays (8.4)": whenever(happens("DISMISSED"), was("offered", "confirming")).then(
      is("idle"),
      not(does("reloadPage")),
    ),
    "a part that is missing is looked for where nothing was typed (8.4)": whenever(
      happens("PART_MISSING", "nothing typed"),
      not(was("recovering", "reloading")),
    ).then(exactly({ is: "recovering", asks: { loadPublishedAgain: undefined } })),
    "with unsaved input, a missing part causes no reload (8.4)": whenever(
      happens("PART_MISSING", "something typed"),
    ).then(ignored),
    "a page whose part is gone loads again for a newer release, and remembers that it did (8.4)": whenever(
      happens("loadPublishedAgain answers", "another release"),
    ).then(
      exactly({
        is: "reloading",
        remembers: { published: "two" },
        does: [["rememberReload", "two"], "reloadPage"],
      }),
    ),
    "it does not load again twice for one release, nor for its own, nor where it cannot know (8.4)": whenever(
      any(
        happens("loadPublishedAgain answers", "this release", "the one it loaded again for"),
        happens("loadPublishedAgain fails"),
      ),
    ).then(is("idle"), not(does("reloadPage")), not(does("rememberReload"))),
    "while it looks, no other look begins (8.4)": during("checking").only(
      "loadPublished answers",
      "loadPublished fails",
      "PART_MISSING (nothing typed)",
    ),
    "what is offered stays until it is answered (8.4)": during("offered", "confirming").only(
      "RELOAD_REQUESTED",
      "RELOAD_CONFIRMED",
      "DISMISSED",
      "PART_MISSING (nothing typed)",
    ),
    "a part is looked for once (8.4)": during("recovering").only(
      "loadPublishedAgain answers",
      "loadPublishedAgain fails",
    ),
    "a page that is loaded again takes nothing more, unless it stays after all (8.4)":
      during("reloading").only("PAGE_STAYED"),
    "a page that stays is offered the newer release (8.4)": whenever(happens("PAGE_STAYED"), was("reloading")).then(
      exactly({ is: "offered" }),
    ),
    "at first it looks for nothing (8.4)": whenever(starts).then(exactly({ is: "idle", waits: [300_000] })),
  },
});
