import { checkEveryScreen, LONG, test } from "#model-tests/gallery/every-screen.ts";
import { PICTURED } from "#model-tests/gallery/looks.ts";

// One file for all languages, since each file starts a service; the sweeps have one file per language.
test.for(PICTURED)(
  "screens with a picture in %s match the gallery, and have no axe findings (2.39, 4.3, 9.6)",
  LONG,
  async (locale, { openConsole, still, task }) => checkEveryScreen(locale, { openConsole, still, task }),
);
