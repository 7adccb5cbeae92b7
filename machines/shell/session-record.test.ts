import { expect, test } from "vitest";
import { REDACTED, redactedParameters } from "./session-record.ts";

test.each([
  { type: "SIGN_IN", email: "merchant@example.com", password: "Secret123", remember: true },
  { type: "CODE_TYPED", code: "123456" },
  { type: "FIELD_TYPED", field: "password", value: "Secret123" },
  { type: "IDENTIFIED", session: { accessToken: "Secret123" } },
  { type: "CHANGED_ELSEWHERE", user: { id: "7", email: "merchant@example.com" } },
  { type: "TYPED", query: "123456" },
  { type: "LATER_INVENTED", appSecret: "Secret123", pin: 123456, list: ["Secret123"] },
  // Parameter names that are recorded for other events.
  { type: "LATER_INVENTED", status: "merchant@example.com", language: { code: "123456" }, tab: ["Secret123"] },
  { type: "LATER_INVENTED", range: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P" },
  { type: "xstate.done.actor.loadCredentials", output: { accepted: true, value: { appSecret: "Secret123" } } },
  { type: "xstate.error.actor.signIn", error: new Error("Secret123") },
  { type: "xstate.init", input: { proof: "123456" } },
])("session record: $type is recorded without typed text and secrets", (event) => {
  expect(JSON.stringify(redactedParameters(event))).not.toMatch(/Secret123|123456|merchant@|eyJ|"7"/);
});

test("session record: choices from a fixed set are recorded, and redacted values are marked", () => {
  expect(redactedParameters({ type: "CHOSEN", language: "th-TH", unsavedInput: false } as { type: string })).toEqual({
    language: "th-TH",
    unsavedInput: false,
  });
  const typed = { type: "FIELD_TYPED", field: "email", value: "merchant@example.com" };
  expect(redactedParameters(typed)).toEqual({ field: "email", value: REDACTED });
  const color = { type: "THEME_COLOR_SET", color: "#165DFF" };
  expect(redactedParameters(color)).toEqual({ color: "#165DFF" });
  const width = { type: "MENU_WIDTH_SET", width: 220, of: null };
  expect(redactedParameters(width)).toEqual({ width: 220, of: null });
  const answer = { type: "xstate.done.actor.loadPage", output: true };
  expect(redactedParameters(answer)).toEqual({});
});
