import { releaseModel } from "#model-tests/models/release.ts";
import { both, gone, reads } from "#model-tests/walk/looks.ts";
import type { Act, Control, MachineWalk } from "#model-tests/walk/stage.ts";
import { SIGNED_OUT, type Stage } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const PUBLISHED = "/version.json";
const offer: Control = ({ person }) => person.machine("release");
const buttonOf =
  (key: string): Control =>
  (stage, snapshot) =>
    offer(stage, snapshot).getByRole("button", { name: stage.person.t(`release:${key}`), exact: true });

const publishes: Act = async (stage, { fixture, event }) => {
  const release = fixture === "this release" ? await running(stage) : event.output;
  await stage.service.answer(PUBLISHED, { file: { release } });
};
const noneOut: Act = (stage) => stage.service.answer(PUBLISHED, "breaks off");

/** The walk of the console's release (8.4), at the sign-in. */
export const releaseWalk: MachineWalk = {
  model: releaseModel,
  mark: null,
  calls: { loadPublished: PUBLISHED, loadPublishedAgain: PUBLISHED },
  async opens(stage) {
    await stage.opens("/login", SIGNED_OUT, { "reloaded-for-release": releaseModel.input.reloadedFor });
    await stage.letsType();
  },
  left: {
    PAGE_STAYED: {
      because: "The browser would have to keep nothing: a journey of its own refuses it the storage.",
    },
  },
  // The new release reloads the page.
  endsWithReload: true,
  ends: ({ to }) => to.startsWith('"reloading"'),
  does: {
    TAB_SHOWN: async ({ person }) => {
      await person.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    },
    PART_MISSING: async (stage, { event }) => {
      await stage.types(event.unsavedInput);
      await stage.person.page.evaluate(() => dispatchEvent(new Event("vite:preloadError")));
    },
    RELOAD_REQUESTED: async (stage, { event }, snapshot) => {
      await stage.types(event.unsavedInput);
      await buttonOf("reload")(stage, snapshot).press("Enter");
    },
    "loadPublished answers": publishes,
    "loadPublishedAgain answers": publishes,
    "loadPublished fails": noneOut,
    "loadPublishedAgain fails": noneOut,
  },
  controls: {
    TAB_SHOWN: null,
    PART_MISSING: null,
    RELOAD_REQUESTED: buttonOf("reload"),
    RELOAD_CONFIRMED: buttonOf("reloadAnyway"),
    PAGE_STAYED: null,
    DISMISSED: (stage, snapshot) => buttonOf("later")(stage, snapshot).or(buttonOf("keep")(stage, snapshot)),
  },
  sights: {
    idle: gone(offer),
    checking: gone(offer),
    offered: reads("release:offer"),
    confirming: both(reads("release:losesInput"), gone(buttonOf("reload"))),
    recovering: gone(offer),
    reloading: null,
  },
};

/** The release that the page names. */
async function running({ person }: Stage): Promise<string | null> {
  return person.page.locator('meta[name="release"]').getAttribute("content");
}

if (import.meta.vitest) walkInBrowser(releaseWalk);
