import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { languageChange } from "./language-change.ts";

test.each(["", "en-US"])(
  "an empty or equal value changes nothing (4.9, 5.10): “%s”",
  { tags: ["4.9.a", "5.10.a"] },
  (language) => {
    const { change, done } = theMenu({ signedIn: true });
    change.send({ type: "CHOSEN", language, unsavedInput: true });
    expect(change.getSnapshot().value).toBe("settled");
    expect(done).toEqual([]);
  },
);

test("signed in, the service is told first, then the user, this device and the merchant (4.9, 7.13)", {
  tags: ["4.9.b", "4.9.c", "4.9.d", "4.9.e", "4.9.f", "4.9.g"],
}, async () => {
  const { change, saveLanguage, done } = theMenu({ signedIn: true });
  change.send({ type: "CHOSEN", language: "th-TH", unsavedInput: false });
  expect(done).toEqual(["set th-TH"]);

  await saveLanguage.answers(accepted(null));
  expect(saveLanguage.asked).toEqual([{ language: "th-TH" }]);
  expect(done).toEqual(["set th-TH", "user th-TH", "stored th-TH", "announced", "reloaded"]);
});

test("a page that is not loaded again, since it would lose what the browser does not keep, can change its language again (4.9)", () => {
  const { change, done } = theMenu({ signedIn: false });
  change.send({ type: "CHOSEN", language: "ja-JP", unsavedInput: false });
  change.send({ type: "PAGE_STAYED" });
  change.send({ type: "CHOSEN", language: "en-US", unsavedInput: false });
  expect(done.filter((effect) => effect.startsWith("stored"))).toEqual(["stored ja-JP", "stored en-US"]);
});

test("signed out, the service is not asked (4.9)", () => {
  const { change, saveLanguage, done } = theMenu({ signedIn: false });
  change.send({ type: "CHOSEN", language: "ja-JP", unsavedInput: false });
  expect(saveLanguage.asked).toEqual([]);
  expect(done).toEqual(["set ja-JP", "stored ja-JP", "announced", "reloaded"]);
});

test("a service that can't save it does not undo the merchant's choice (4.9)", async () => {
  const { change, saveLanguage, done } = theMenu({ signedIn: true });
  change.send({ type: "CHOSEN", language: "ko-KR", unsavedInput: false });
  await saveLanguage.fails();
  expect(done).toEqual(["set ko-KR", "user ko-KR", "stored ko-KR", "announced for this device", "reloaded"]);
});

test("a save that is refused is not announced as a success (4.9)", async () => {
  const { change, saveLanguage, done } = theMenu({ signedIn: true });
  change.send({ type: "CHOSEN", language: "ko-KR", unsavedInput: false });
  await saveLanguage.answers(refusal("1001"));
  expect(done).toEqual(["set ko-KR", "user ko-KR", "stored ko-KR", "announced for this device", "reloaded"]);
});

test("with something typed, the merchant is asked before the reload, and may keep the language (4.9)", () => {
  const { change, done } = theMenu({ signedIn: false });
  change.send({ type: "CHOSEN", language: "zh-TW", unsavedInput: true });
  change.send({ type: "DISMISSED" });
  expect(done).toEqual([]);

  change.send({ type: "CHOSEN", language: "zh-TW", unsavedInput: true });
  change.send({ type: "CONFIRMED" });
  expect(done).toContain("stored zh-TW");
});

test("a service that never answers keeps the merchant from the language for 5 s (4.9)", { tags: ["4.9.c"] }, () => {
  const { change, clock, done } = theMenu({ signedIn: true });
  change.send({ type: "CHOSEN", language: "ko-KR", unsavedInput: false });
  clock.increment(4_999);
  expect(done).not.toContain("reloaded");
  clock.increment(1);
  expect(done).toEqual(["set ko-KR", "user ko-KR", "stored ko-KR", "announced for this device", "reloaded"]);
});

test("a language chosen in another tab is taken over here (4.9)", () => {
  const { change, done } = theMenu({ signedIn: true });
  change.send({ type: "CHANGED_ELSEWHERE", language: "en-US", unsavedInput: true });
  change.send({ type: "CHANGED_ELSEWHERE", language: "en-US", unsavedInput: false });
  change.send({ type: "CHANGED_ELSEWHERE", language: "", unsavedInput: false });
  expect(done).toEqual([]);
  change.send({ type: "CHANGED_ELSEWHERE", language: "zh-CN", unsavedInput: false });
  expect(done).toEqual(["reloaded"]);
});

test("with something typed here, another tab's language is taken over only when the merchant says so (4.9)", () => {
  const { change, done } = theMenu({ signedIn: true });
  change.send({ type: "CHANGED_ELSEWHERE", language: "zh-CN", unsavedInput: true });
  change.send({ type: "DISMISSED" });
  expect(done).toEqual([]);

  change.send({ type: "CHANGED_ELSEWHERE", language: "zh-CN", unsavedInput: true });
  change.send({ type: "CONFIRMED" });
  expect(done).toEqual(["reloaded"]);
});

function theMenu({ signedIn }: { signedIn: boolean }) {
  const saveLanguage = deferredCall<Answer<unknown>, { language: string }>();
  const done: string[] = [];
  const clock = new SimulatedClock();
  const change = createActor(
    languageChange.provide({
      actors: { saveLanguage: saveLanguage.logic },
      actions: {
        setLocale: (_, language) => done.push(`set ${language}`),
        updateStoredUser: (_, language) => done.push(`user ${language}`),
        storeLocale: (_, language) => done.push(`stored ${language}`),
        announceChange: () => done.push("announced"),
        announceChangeHere: () => done.push("announced for this device"),
        reloadPage: () => done.push("reloaded"),
      },
    }),
    { input: { current: "en-US", signedIn }, clock },
  ).start();
  return { change, saveLanguage, clock, done };
}
