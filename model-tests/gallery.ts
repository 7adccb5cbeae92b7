import { join } from "node:path";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { ownOptions } from "#tools/own-options.ts";
import { allPassed } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { buildIfStale } from "./browser/build-if-stale.ts";
import { dropOthers, writePages } from "./gallery/gallery.ts";
import { PICTURED } from "./gallery/looks.ts";
import { acceptTexts } from "./situations/accept-texts.ts";

/**
 * `npm run gallery`: takes every screenshot of the built console into `model-tests/report/gallery/`, and updates those
 * in `docs/gallery/` that tests compare and that have changed.
 * `-- --compared` takes only the compared screenshots.
 * `-- --text [WORDS]` updates the accessible texts that changed instead, of all situations or of those with these words
 * in their names, and prints the differences.
 */
const root = join(import.meta.dirname, "..");
const { values, positionals } = ownOptions(
  { text: { type: "boolean", default: false }, compared: { type: "boolean", default: false } },
  true,
);
await exitWithMessage(() => buildIfStale(root));
const isDone = values.text ? await acceptTexts(root, positionals.join(" ")) : await takePictures();
if (!isDone) process.exitCode = 1;

async function takePictures(): Promise<boolean> {
  process.env.GALLERY = values.compared ? "compared" : "all";
  const files = PICTURED.map((locale) => `model-tests/journeys/every-screen/${locale.toLowerCase()}.`);
  const tally = await runVitest(["browser"], root, { files });
  if (!allPassed(tally)) return false;
  dropOthers();
  const page = writePages();
  if (!values.compared) process.stdout.write(`\nEvery picture: ${page}\n`);
  return true;
}
