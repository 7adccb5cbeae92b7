import { testKeptTexts } from "./keep-texts.ts";

testKeptTexts("shell", "longest");
