import { expect, test } from "vitest";
import { endsSession, NORMAL_RESPONSE_CODE, PROPOSED_CODES, SESSION_ENDING_CODES } from "./error-catalogue.ts";

test("exactly the eleven codes of 8.3 end the session", { tags: ["8.3.a"] }, () => {
  const documented = ["4010", "4011", "4013", "4019", "4020", "4014", "4015", "4021", "4025", "4027", "5010"];
  expect([...SESSION_ENDING_CODES].sort()).toEqual(documented.sort());
  for (let code = 0; code < 10_000; code++) {
    const errCode = String(code).padStart(4, "0");
    expect(endsSession(errCode)).toBe(documented.includes(errCode));
  }
});

test("a normal answer ends no session (8.1)", () => {
  expect(endsSession(NORMAL_RESPONSE_CODE)).toBe(false);
});

test("of the proposed codes, only notSignedIn ends the session (8.14)", {
  tags: ["8.14.a"],
}, () => {
  const { notSignedIn, ...others } = PROPOSED_CODES;
  expect(endsSession(notSignedIn)).toBe(true);
  expect(Object.values(others).filter(endsSession)).toEqual([]);
});

test("proposed codes are unique, and none is the normal answer", () => {
  const codes = Object.values(PROPOSED_CODES);
  expect(new Set<string>(codes).size).toBe(codes.length);
  expect(codes).not.toContain(NORMAL_RESPONSE_CODE);
});
