import { testLists } from "#model-tests/browser/lists/test-lists.ts";

testLists();
