import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { checkEveryScreen, LONG, test } from "#model-tests/gallery/every-screen.ts";

// One file for all, since each file would start a service of its own; the whole is in the files of the languages.
test.for(ALL_LANGUAGES.filter((locale) => locale !== "en-US"))(
  "the sampled screens are in %s, match the gallery's pictures, have no axe findings, and do not scroll sideways (2.39, 4.3, 4.9, 8.3, 9.6)",
  LONG,
  async (locale, { openConsole, still, task }) => checkEveryScreen(locale, { openConsole, still, task }),
);
