import { testEveryScreen } from "#model-tests/gallery/every-screen.ts";

testEveryScreen("zh-TW");
