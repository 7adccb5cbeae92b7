/** The script of the prerendered demo page. */

import { storedToken } from "#src/services/stored-token.ts";
import { startSite } from "#src/site/frame/start-site.ts";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { attachDemo } from "./attach-demo.ts";

startSite();

const stage = document.querySelector<HTMLElement>("[data-demo]");
if (stage) attachDemo(stage, (address) => location.assign(withBasePath(address)));

// Signing out in another tab applies here too (2.20).
storedToken.watch((token) => {
  if (token === null) location.reload();
});
