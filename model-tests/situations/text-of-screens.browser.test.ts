import { testKeptTexts } from "./keep-texts.ts";

// Those that an address alone leads to; `npm run sweeps` reads all others.
testKeptTexts("screens");
