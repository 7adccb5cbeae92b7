import { createInstance } from "i18next";
import { beforeAll, expect, test } from "vitest";
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { failureText } from "./failure-text.ts";

const i18n = createInstance();
const { fault } = shell;

beforeAll(() => i18n.init({ lng: "en-US", defaultNS: "shell", resources: { "en-US": { shell } } }));

test.each([
  [sampleFailure("offline"), fault.offline],
  [sampleFailure("timeout"), fault.timeout],
  [sampleFailure("policy"), fault.blocked],
  [sampleFailure("cors"), fault.blocked],
  [sampleFailure("unreachable"), fault.unreachable],
  [sampleFailure("unreadable"), fault.unreadable],
  [sampleFailure("notOffered"), fault.notOffered],
  [{ ...sampleFailure("status"), status: 503 }, fault.serverFault.replace("{{status}}", "503")],
  [{ ...sampleFailure("status"), status: 413 }, fault.status.replace("{{status}}", "413")],
  [{ ...sampleFailure("status"), status: 429 }, "Too many attempts. Please wait a moment, then try again."],
  [undefined, "Request Error"],
])("problems: each kind of failure has its own text (8.4): %j", { tags: ["8.4.b"] }, (failure, words) => {
  expect(failureText(i18n.getFixedT("en-US", "shell"), failure)).toBe(words);
});

test("problems: the connection is mentioned only if it is or was lost (8.4)", () => {
  const speaking = Object.entries(fault).filter(([, words]) => /connection/i.test(words));
  expect(speaking.map(([name]) => name)).toEqual(["offline", "offlineBefore"]);
});
