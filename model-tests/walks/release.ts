import { either } from "#model-tests/engine/index.ts";
import { releaseModel } from "#model-tests/models/release.ts";
import { expectAll, expectHidden, expectText } from "#model-tests/walk/expectations.ts";
import { type Action, buttonIn, type Control, SIGNED_OUT, type Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const PUBLISHED = "/version.json";
const offer: Control = ({ person }) => person.machine("release");
const buttonOf = (key: string) => buttonIn(offer, `release:${key}`);

const publish: Action = async (stage, { fixture, event }) => {
  const release = fixture === "this release" ? await running(stage) : event.output;
  await stage.service.answer(PUBLISHED, { file: { release } });
};
const failCheck: Action = (stage) => stage.service.answer(PUBLISHED, "breaks off");

/** The walk of the console's release (8.4), at the sign-in. */
export const releaseWalk = defineWalk(import.meta.vitest, {
  model: releaseModel,
  dataMachine: null,
  calls: { loadPublished: PUBLISHED, loadPublishedAgain: PUBLISHED },
  async open(stage) {
    await stage.open("/login", SIGNED_OUT, { "reloaded-for-release": releaseModel.input.reloadedFor });
    await stage.addUnsavedField();
  },
  excluded: {
    PAGE_STAYED: {
      reason: "It needs a browser without storage.",
      test: "model-tests/journeys/refusing-browser.browser.test.ts: no storage: a page with a missing script offers a reload and does not reload in a loop (8.4)",
    },
  },
  // The new release reloads the page.
  endsWithReload: true,
  endsPath: ({ to }) => to.startsWith('"reloading"'),
  actions: {
    TAB_SHOWN: (stage) => stage.switchTab("back"),
    PART_MISSING: async (stage, { event }) => {
      await stage.fillUnsavedField(event.unsavedInput);
      await stage.person.page.evaluate(() => dispatchEvent(new Event("vite:preloadError")));
    },
    RELOAD_REQUESTED: async (stage, { event }, snapshot) => {
      await stage.fillUnsavedField(event.unsavedInput);
      await buttonOf("reload")(stage, snapshot).press("Enter");
    },
    "loadPublished answers": publish,
    "loadPublishedAgain answers": publish,
    "loadPublished fails": failCheck,
    "loadPublishedAgain fails": failCheck,
  },
  controls: {
    RELOAD_REQUESTED: buttonOf("reload"),
    RELOAD_CONFIRMED: buttonOf("reloadAnyway"),
    DISMISSED: either(buttonOf("later"), buttonOf("keep")),
  },
  expectations: {
    idle: expectHidden(offer),
    checking: expectHidden(offer),
    offered: expectText("release:offer"),
    confirming: expectAll(expectText("release:losesInput"), expectHidden(buttonOf("reload"))),
    recovering: expectHidden(offer),
    reloading: null,
  },
});

/** The release that the page names. */
async function running({ person }: Stage): Promise<string | null> {
  return person.page.locator('meta[name="release"]').getAttribute("content");
}
