import { keepTextsOf } from "./keep-texts.ts";

// Those that an address alone leads to; `npm run sweeps` reads all others.
keepTextsOf("screens");
