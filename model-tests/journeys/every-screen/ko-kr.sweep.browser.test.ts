import { LONG, lookAtEveryScreen, test } from "#model-tests/gallery/every-screen.ts";

test(
  "every screen speaks ko-KR, looks as in the gallery, axe finds nothing there, and nothing scrolls sideways (2.39, 4.3, 4.9, 8.3, 9.6)",
  LONG,
  ({ comeIn, still, task }) => lookAtEveryScreen("ko-KR", { comeIn, still, task }),
);
