import { expect, test } from "vitest";
import { withAgreedNames } from "./field-names.ts";

test("capitalized field names are read as the agreed ones, at any depth (7.2)", () => {
  const sent = { Success: true, ErrCode: null, ResData: { Items: [{ Code: "A1", AppKey: "k" }], Total: "1" } };
  expect(withAgreedNames(sent)).toEqual({
    success: true,
    errCode: null,
    resData: { items: [{ code: "A1", appKey: "k" }], total: "1" },
  });
});

test.each([
  null,
  "Success",
  7,
  [{ Success: true }],
  { success: true, resData: { Code: "A1" } },
  { success: true, Success: false },
])("%j is unchanged", (sent) => {
  expect(withAgreedNames(sent)).toBe(sent);
});
