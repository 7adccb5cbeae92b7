import { join } from "node:path";
import { isGood } from "#ci/test/tally.ts";
import { runVitest } from "#ci/test/vitest.ts";
import { requireBuild } from "./browser/global-setup.ts";
import { dropOtherScreens, writeIndex } from "./gallery/gallery.ts";

/** `npm run gallery`: looks at every screen of the built console, and keeps the pictures that changed in `docs/gallery/`. */
const root = join(import.meta.dirname, "..");
requireBuild(root);
process.env.GALLERY = "keep";
const tally = await runVitest(["browser"], root, ["model-tests/journeys/every-screen.browser.test.ts"]);
if (isGood(tally)) {
  dropOtherScreens();
  writeIndex();
} else process.exitCode = 1;
