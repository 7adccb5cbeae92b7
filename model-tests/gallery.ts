import { join } from "node:path";
import { isGood } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { requireBuild } from "./browser/global-setup.ts";
import { dropOtherScreens, PICTURED, writeIndex } from "./gallery/gallery.ts";

/** `npm run gallery`: looks at every screen of the built console, and keeps the pictures that changed in `docs/gallery/`. */
const root = join(import.meta.dirname, "..");
requireBuild(root);
process.env.GALLERY = "keep";
const files = PICTURED.map((locale) => `model-tests/journeys/every-screen/${locale.toLowerCase()}.browser.test.ts`);
const tally = await runVitest(["browser"], root, { files });
if (isGood(tally)) {
  dropOtherScreens();
  writeIndex();
} else process.exitCode = 1;
