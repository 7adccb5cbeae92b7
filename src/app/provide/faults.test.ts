import i18next from "i18next";
import { beforeAll, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { describeFailure } from "#contracts/failure.ts";
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { faults } from "#machines/shell/faults.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import type { Toast } from "#src/ui/toasts/toaster.ts";
import { showFaults, startFaults } from "./faults.ts";

beforeAll(async () => {
  await i18next.init({ lng: "en-US", defaultNS: "shell", resources: { "en-US": { shell } } });
});

test("a refusal is shown for 5 s with the service's text (8.2, 9.1)", { tags: ["8.2.a", "8.2.c", "9.1.b"] }, () => {
  const { actor, shown } = start();
  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "This package is no longer on sale." });
  expect(shown).toEqual([{ tone: "danger", duration: 5000, text: "This package is no longer on sale." }]);
});

test("a refusal without a text is shown as an error for 5 s (8.2, 9.1)", { tags: ["8.2.b"] }, () => {
  const { actor, shown } = start();
  actor.send({ type: "REFUSED", errCode: "2101", errMsg: "" });
  expect(shown).toEqual([{ tone: "danger", duration: 5000, text: "Error" }]);
});

test("a failed request is shown for 5 s with its cause (8.4, 9.1)", { tags: ["8.4.a", "8.4.c"] }, () => {
  const { actor, shown } = start();
  const failure = sampleFailure("timeout");
  actor.send({ type: "FAILED", failure });
  const text = "The service did not answer in time. Please try again.";
  expect(shown).toEqual([{ tone: "danger", duration: 5000, text, details: describeFailure(failure) }]);
});

test("every fault shows a message; a call that the service does not have is reported to its operator (8.4)", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { tell, shown } = told();
  tell({ type: "notOffered", failure: sampleFailure("notOffered") });
  expect([shown, warned.mock.calls.length]).toEqual([[], 1]);
  tell({ type: "failed", failure: sampleFailure("timeout") });
  tell({
    type: "refused",
    refusal: { accepted: false, errCode: "2101", errMsg: "Not for sale" },
    userInitiated: true,
  });
  expect(shown.map(({ text }) => text)).toEqual([expect.stringContaining("in time"), "Not for sale"]);
  warned.mockRestore();
});

test("failures: a partly unreadable answer is logged once, without a message", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { tell, shown } = told();
  const failure = { ...sampleFailure("unreadable"), field: "resData.phone" };
  for (let turn = 0; turn < 3; turn++) tell({ type: "partlyRead", failure });
  expect([shown, warned.mock.calls]).toEqual([[], [[expect.stringContaining("resData.phone")]]]);
  warned.mockRestore();
});

function told() {
  const shown: Toast[] = [];
  return { tell: startFaults((toast) => shown.push(toast)), shown };
}

function start() {
  const shown: Toast[] = [];
  const actor = createActor(faults);
  showFaults(actor, (toast) => shown.push(toast));
  return { actor: actor.start(), shown };
}
