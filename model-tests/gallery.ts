import { join } from "node:path";
import { sayPlainly } from "#tools/say-plainly.ts";
import { isGood } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { freshBuild } from "./browser/fresh-build.ts";
import { dropOthers, writePages } from "./gallery/gallery.ts";
import { PICTURED } from "./gallery/looks.ts";

/**
 * `npm run gallery`: takes every picture of the built console into `model-tests/report/gallery/`, and keeps in
 * `docs/gallery/` those that changed and that tests compare.
 */
const root = join(import.meta.dirname, "..");
await sayPlainly(() => freshBuild(root));
process.env.GALLERY = "take";
const files = PICTURED.map((locale) => `model-tests/journeys/every-screen/${locale.toLowerCase()}.`);
const tally = await runVitest(["browser"], root, { files });
if (isGood(tally)) {
  dropOthers();
  process.stdout.write(`\nEvery picture: ${writePages()}\n`);
} else process.exitCode = 1;
