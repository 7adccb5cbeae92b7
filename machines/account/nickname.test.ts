import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { ProfileChange } from "#contracts/account/update-profile.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { nickname } from "./nickname.ts";
import { nicknameIssue } from "./nickname-rules.ts";

test("a new nickname is saved, shown, and announced to the rest of the console (2.32, 7.14)", async () => {
  const { prompt, updateProfile, emitted } = editing();
  prompt.send({ type: "TYPED", nickName: " Ming " });
  prompt.send({ type: "SUBMITTED" });
  await updateProfile.answers(accepted(null));

  expect(updateProfile.asked).toEqual([{ nickName: "Ming" }]);
  expect(prompt.getSnapshot()).toMatchObject({ value: "shown", context: { saved: "Ming" } });
  expect(emitted).toEqual(["Ming"]);
});

test.each([
  ["", "required"],
  ["   ", "required"],
  ["x".repeat(41), "tooLong"],
] as const)("“%s” is no nickname: %s (5.1)", (nickName, issue) => {
  expect(nicknameIssue(nickName)).toBe(issue);
  const { prompt } = editing();
  prompt.send({ type: "TYPED", nickName });
  expect(prompt.getSnapshot().can({ type: "SUBMITTED" })).toBe(false);
});

test("leaving the prompt changes nothing, and the next edit begins with the saved name (5.11)", () => {
  const { prompt, updateProfile } = editing();
  prompt.send({ type: "TYPED", nickName: "Mi" });
  prompt.send({ type: "DISMISSED" });
  prompt.send({ type: "EDIT_REQUESTED" });

  expect(prompt.getSnapshot().context.typed).toBe("Li");
  expect(updateProfile.asked).toEqual([]);
});

test("a refusal or a failure keeps what was typed, and is forgotten once it is tried again (8.2, 8.4)", async () => {
  const { prompt, updateProfile } = editing();
  prompt.send({ type: "TYPED", nickName: "Ming" });
  prompt.send({ type: "SUBMITTED" });
  await updateProfile.answers(refusal("1001"));
  expect(prompt.getSnapshot()).toMatchObject({ value: "editing", context: { typed: "Ming", saved: "Li" } });

  prompt.send({ type: "SUBMITTED" });
  expect(prompt.getSnapshot()).toMatchObject({ value: "saving", context: { problem: null } });
  await updateProfile.fails();
  expect(prompt.getSnapshot()).toMatchObject({ value: "editing", context: { problem: { kind: "failed" } } });
});

function editing() {
  const updateProfile = deferredCall<Answer<unknown>, ProfileChange>();
  const emitted: string[] = [];
  const prompt = createActor(nickname.provide({ actors: { updateProfile: updateProfile.logic } }), {
    input: { nickName: "Li" },
  });
  prompt.on("nicknameSaved", ({ nickName }) => emitted.push(nickName));
  prompt.start();
  prompt.send({ type: "EDIT_REQUESTED" });
  return { prompt, updateProfile, emitted };
}
