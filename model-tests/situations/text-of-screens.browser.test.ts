import { testKeptTexts } from "./keep-texts.ts";

testKeptTexts("screens");
