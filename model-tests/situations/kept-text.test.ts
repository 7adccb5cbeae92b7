import { expect, test } from "vitest";
import { leftOverTexts } from "./accept-texts.ts";

test("every kept text belongs to a situation", () => {
  expect(leftOverTexts(), "To drop them: npm run gallery -- --text").toEqual([]);
});
