import { expect, test } from "vitest";
import { leftOverTexts } from "./accept-texts.ts";

test("every text that is kept is one of a situation", () => {
  expect(leftOverTexts(), "To drop them: npm run gallery -- --text").toEqual([]);
});
