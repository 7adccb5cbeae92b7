import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyWordExcept } from "./any-word-except.ts";

test("every text without blanks matches, except the words and the empty text", () => {
  const words = ["3000", "4010", "4011", "40", "5"];
  const pattern = new RegExp(anyWordExcept(words));
  return fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[0-5]{0,5}$/), fc.string()), (text) => {
      expect(pattern.test(text)).toBe(/^\S+$/.test(text) && !words.includes(text));
    }),
  );
});
