import { expect, test } from "vitest";
import { refusalName } from "./refusal-name.ts";

test.each([
  [{ kind: "refused", errCode: "2003", errMsg: "" } as const, "wrongCode"],
  [{ kind: "refused", errCode: "9999", errMsg: "" } as const, null],
  [{ kind: "refused", errCode: "", errMsg: "" } as const, null],
  [null, null],
])("%j is called %s", (problem, name) => {
  expect(refusalName(problem)).toBe(name);
});
