import { testKeptTexts } from "./keep-texts.ts";

testKeptTexts("lists", "home");
