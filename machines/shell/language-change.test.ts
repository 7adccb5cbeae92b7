import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { languageChange } from "./language-change.ts";

test.each(["", "en-US"])(
  "language: an empty or unchanged value changes nothing (4.9, 5.10): “%s”",
  { tags: ["4.9.a", "5.10.a"] },
  (language) => {
    const { change, done } = theMenu();
    change.send({ type: "CHOSEN", language, unsavedInput: true });
    expect(change.getSnapshot().value).toBe("settled");
    expect(done).toEqual([]);
  },
);

test("language: signed in, it is saved at the service, then in the stored user and on the device, and announced (4.9, 7.13)", {
  tags: ["4.9.b", "4.9.c", "4.9.d", "4.9.e", "4.9.f", "4.9.g"],
}, async () => {
  const { change, saveLanguage, done } = theMenu();
  change.send({ type: "CHOSEN", language: "th-TH", unsavedInput: false });
  expect(done).toEqual(["set th-TH"]);

  await saveLanguage.answers(accepted(null));
  expect(saveLanguage.inputs).toEqual([{ language: "th-TH" }]);
  expect(done).toEqual(["set th-TH", "user th-TH", "stored th-TH", "announced", "reloaded"]);
});

function theMenu() {
  const saveLanguage = deferredCall<Answer<unknown>, { language: string }>();
  const done: string[] = [];
  const change = createActor(
    languageChange.provide({
      actors: { saveLanguage: saveLanguage.logic },
      actions: {
        setLocale: (_, language) => done.push(`set ${language}`),
        updateStoredUser: (_, language) => done.push(`user ${language}`),
        storeLocale: (_, language) => done.push(`stored ${language}`),
        announceChange: () => done.push("announced"),
        reloadPage: () => done.push("reloaded"),
      },
    }),
    { input: { current: "en-US", signedIn: true } },
  ).start();
  return { change, saveLanguage, done };
}
