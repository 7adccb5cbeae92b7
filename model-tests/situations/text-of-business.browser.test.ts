import { testKeptTexts } from "./keep-texts.ts";

testKeptTexts("business", "console-home");
