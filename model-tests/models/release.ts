import { release } from "#machines/shell/release.ts";
import { modelOf, plain } from "#model-tests/model.ts";

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
  },
  answers: { loadPublished: published, loadPublishedAgain: published },
  stateKey: ({ published: known, checks }) => ({ published: known, checks }),
  always: {
    "what is offered is another release (8.4)": ({ value, context }) =>
      (value !== "offered" && value !== "confirming") || !["", context.running].includes(context.published),
  },
});
