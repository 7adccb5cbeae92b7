import { checkEveryScreen, LONG, test } from "#model-tests/gallery/every-screen.ts";

test(
  "every screen speaks ko-KR, looks as in the gallery, axe finds nothing there, and nothing scrolls sideways (2.39, 4.3, 4.9, 8.3, 9.6)",
  LONG,
  ({ openConsole, still, task }) => checkEveryScreen("ko-KR", { openConsole, still, task }),
);
