import { testEveryScreen } from "#model-tests/gallery/every-screen.ts";
import { PICTURED } from "#model-tests/gallery/looks.ts";

// One file for all languages, since each file starts a service; the sweeps have one file per language.
testEveryScreen(...PICTURED);
