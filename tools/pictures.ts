import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildConsole } from "./build/console.ts";
import { isBuilt } from "./build/freshness.ts";
import { withConsole } from "./figures/running-console.ts";
import { ownOptions } from "./own-options.ts";
import { takeIcons } from "./pictures/icons.ts";
import { takeSocialPictures } from "./pictures/social.ts";

/**
 * `npm run pictures`: makes the pictures of the public pages, which are kept with the sources: the social picture
 * in each language, from the landing page, and the icons, from the SVG icon. Run it again when the landing page's first
 * screen, its texts or the brand change. The machine needs fonts for all six languages.
 */
ownOptions({});
const root = join(import.meta.dirname, "..");
const folder = join(root, "src/app/public");
if (!isBuilt(root)) await buildConsole(root);
for (const name of ["social", "icons"]) mkdirSync(join(folder, name), { recursive: true });
await withConsole(root, async (url, browser) => {
  await takeSocialPictures(url, browser, join(folder, "social"));
  await takeIcons(browser, folder);
});
