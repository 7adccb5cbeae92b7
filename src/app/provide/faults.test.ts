import i18next from "i18next";
import { beforeAll, expect, test, vi } from "vitest";
import { describeFailure } from "#contracts/failure.ts";
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import type { Toast } from "#src/ui/toasts/toaster.tsx";
import { startFaults } from "./faults.ts";

beforeAll(async () => {
  await i18next.init({ lng: "en-US", defaultNS: "shell", resources: { "en-US": { shell } } });
});

test.each([
  [
    "is shown for 5 s with the service's text",
    "This package is no longer on sale.",
    "This package is no longer on sale.",
  ],
  ["without a text is shown as an error for 5 s", "", "Error"],
])("a refusal %s (8.2, 9.1)", { tags: ["8.2.a", "8.2.b", "8.2.c", "9.1.b"] }, (_, errMsg, text) => {
  const { tell, shown } = started();
  tell({ type: "refused", refusal: { accepted: false, errCode: "2101", errMsg }, userInitiated: true });
  expect(shown).toEqual([{ tone: "danger", duration: 5000, text }]);
});

test("a failed request is shown for 5 s with its cause (8.4, 9.1)", { tags: ["8.4.a", "8.4.c"] }, () => {
  const { tell, shown } = started();
  const failure = sampleFailure("timeout");
  tell({ type: "failed", failure });
  const text = "The service did not answer in time. Please try again.";
  expect(shown).toEqual([{ tone: "danger", duration: 5000, text, details: describeFailure(failure) }]);
});

test("a call that the service does not have is reported to its operator only (8.4)", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { tell, shown } = started();
  tell({ type: "notOffered", failure: sampleFailure("notOffered") });
  expect([shown, warned.mock.calls.length]).toEqual([[], 1]);
  warned.mockRestore();
});

test("failures: a partly unreadable answer is logged once, without a message", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { tell, shown } = started();
  const failure = { ...sampleFailure("unreadable"), field: "resData.phone" };
  for (let turn = 0; turn < 3; turn++) tell({ type: "partlyRead", failure });
  expect([shown, warned.mock.calls]).toEqual([[], [[expect.stringContaining("resData.phone")]]]);
  warned.mockRestore();
});

function started() {
  const shown: Toast[] = [];
  return { tell: startFaults((toast) => shown.push(toast)), shown };
}
