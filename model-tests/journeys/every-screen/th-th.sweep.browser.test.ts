import { checkEveryScreen, LONG, test } from "#model-tests/gallery/every-screen.ts";

test(
  "every screen speaks th-TH, looks as in the gallery, axe finds nothing there, and nothing scrolls sideways (2.39, 4.3, 4.9, 8.3, 9.6)",
  LONG,
  ({ openConsole, still, task }) => checkEveryScreen("th-TH", { openConsole, still, task }),
);
