import { testLists } from "#model-tests/browser/lists/test-lists.ts";

// Short, with every kind of filter; the code is the same for all lists.
testLists("recharge bills");
