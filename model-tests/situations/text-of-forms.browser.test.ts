import { testKeptTexts } from "./keep-texts.ts";

testKeptTexts("account", "applications", "orders");
