import { release } from "#machines/shell/release.ts";
import {
  any,
  atStart,
  during,
  fromState,
  hasContext,
  hasDelay,
  hasEffect,
  inState,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const typed = { "nothing typed": { unsavedInput: false }, "something typed": { unsavedInput: true } };
const published = { "this release": "one", "another release": "two", "the release of the last reload": "three" };

export const releaseModel = modelOf<typeof release>({
  machine: release,
  description: "The console's release (8.4)",
  input: { running: "one", reloadedFor: "three" },
  events: {
    ...noPayload("TAB_SHOWN"),
    PART_MISSING: typed,
    RELOAD_REQUESTED: typed,
    ...noPayload("RELOAD_CONFIRMED", "DISMISSED", "PAGE_STAYED"),
  },
  answers: { loadPublished: published, loadPublishedAgain: published },
  stateKey: ({ published: known, checks }) => ({ published: known, checks }),
  always: {
    "the offered release differs from the running one (8.4)": ({ value, context }) =>
      (value !== "offered" && value !== "confirming") || !["", context.running].includes(context.published),
  },
  overTime: {
    "checks for a newer release are after five minutes, then fifteen, then every hour (8.4)": when(
      inState("idle"),
      not(fromState("idle")),
    ).then((moment) => hasDelay([300_000, 900_000, 3_600_000][moment.after.context.checks] ?? 0)(moment)),
    "each check makes the next one wait longer (8.4)": when("checkDelay elapses").exactly((moment) => ({
      state: "checking",
      context: { checks: Math.min(moment.before?.context.checks + 1, 2) },
      calls: { loadPublished: undefined },
    })),
    "showing the tab checks for a release at once (8.4)": when("TAB_SHOWN")
      .from("idle")
      .exactly({ state: "checking", calls: { loadPublished: undefined } }),
    "another release is offered once (8.4)": when(
      onEvent("loadPublished answers", "another release", "the release of the last reload"),
    ).then((moment) => {
      const release = moment.step?.event["output"];
      const isNew = release !== moment.before?.context.published;
      return inState(isNew ? "offered" : "idle")(moment) && hasContext({ published: release })(moment);
    }),
    "the same release and a failed check change nothing (8.4)": when(
      any("loadPublished answers (this release)", "loadPublished fails"),
    ).leadsTo("idle"),
    "without unsaved input the new release loads at once (8.4)": when("RELOAD_REQUESTED (nothing typed)")
      .from("offered")
      .exactly({ state: "reloading", effects: ["reloadPage"] }),
    "unsaved input needs a confirmation before the reload (8.4)": when("RELOAD_REQUESTED (something typed)")
      .from("offered")
      .exactly({ state: "confirming" }),
    "confirming reloads the page (8.4)": when("RELOAD_CONFIRMED")
      .from("confirming")
      .exactly({ state: "reloading", effects: ["reloadPage"] }),
    "dismissing does not reload the page (8.4)": when("DISMISSED")
      .from("offered", "confirming")
      .then(inState("idle"), not(hasEffect("reloadPage"))),
    "without unsaved input, a missing part checks for a newer release (8.4)": when(
      "PART_MISSING (nothing typed)",
      not(fromState("recovering", "reloading")),
    ).exactly({ state: "recovering", calls: { loadPublishedAgain: undefined } }),
    "with unsaved input, a missing part causes no reload (8.4)": when("PART_MISSING (something typed)").isIgnored(),
    "a missing part reloads the page for a newer release and stores that it did (8.4)": when(
      "loadPublishedAgain answers (another release)",
    ).exactly({ state: "reloading", context: { published: "two" }, effects: [["storeReload", "two"], "reloadPage"] }),
    "a missing part causes no second reload for a release, none for the running release, and none after a failed check (8.4)":
      when(
        any(
          onEvent("loadPublishedAgain answers", "this release", "the release of the last reload"),
          "loadPublishedAgain fails",
        ),
      ).then(inState("idle"), not(hasEffect("reloadPage")), not(hasEffect("storeReload"))),
    "no check starts during another (8.4)": during("checking").only(
      "loadPublished answers",
      "loadPublished fails",
      "PART_MISSING (nothing typed)",
    ),
    "an offer stays until it is answered (8.4)": during("offered", "confirming").only(
      "RELOAD_REQUESTED",
      "RELOAD_CONFIRMED",
      "DISMISSED",
      "PART_MISSING (nothing typed)",
    ),
    "a missing part causes one check at a time (8.4)": during("recovering").onlyWaitsFor("loadPublishedAgain"),
    "during a reload, only a cancelled reload has an effect (8.4)": during("reloading").only("PAGE_STAYED"),
    "after a cancelled reload, the newer release is offered again (8.4)": when("PAGE_STAYED")
      .from("reloading")
      .exactly({ state: "offered" }),
    "initially no check runs (8.4)": when(atStart).exactly({ state: "idle", delays: [300_000] }),
  },
});
