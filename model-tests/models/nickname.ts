import { nickname } from "#machines/account/nickname.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const nicknameModel = modelOf<typeof nickname>({
  machine: nickname,
  about: "Editing the nickname (2.32, 5.11)",
  input: { nickName: "Mei" },
  events: {
    EDIT_REQUESTED: plain,
    TYPED: {
      something: { nickName: "Mei Ling" },
      nothing: { nickName: " " },
      "too much": { nickName: "M".repeat(999) },
    },
    SUBMITTED: plain,
    DISMISSED: plain,
  },
  answers: { updateProfile: { accepted: accepted(null), refused: refusal() } },
  stateKey: ({ saved, typed }) => [saved, typed.trim().length],
  always: {
    "while the service is asked, no problem of an earlier try is shown (8.4)": (snapshot) =>
      !snapshot.hasTag("busy") || snapshot.context.problem === null,
    "an empty nickname is neither sent nor kept (5.1)": ({ value, context }) =>
      context.saved.trim() !== "" && (value !== "saving" || context.typed.trim() !== ""),
  },
});
