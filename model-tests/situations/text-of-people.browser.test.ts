import { testKeptTexts } from "./keep-texts.ts";

testKeptTexts("people", "frame");
