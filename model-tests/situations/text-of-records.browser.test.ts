import { testKeptTexts } from "./keep-texts.ts";

testKeptTexts("records", "list-tools");
