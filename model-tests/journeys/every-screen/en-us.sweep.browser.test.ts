import { checkEveryScreen, LONG, test } from "#model-tests/gallery/every-screen.ts";

test(
  "every screen is in en-US, matches the gallery's pictures, has no axe findings, and does not scroll sideways (2.39, 4.3, 4.9, 8.3, 9.6)",
  LONG,
  ({ openConsole, still, task }) => checkEveryScreen("en-US", { openConsole, still, task }),
);
