import { languageChange } from "#machines/shell/language-change.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const languageChangeModel = modelOf<typeof languageChange>({
  machine: languageChange,
  about: "Changing the language (4.9, 5.10)",
  input: { current: "en-US", signedIn: false },
  events: {
    CHOSEN: {
      another: { language: "th-TH", unsavedInput: false },
      "another, with something typed": { language: "th-TH", unsavedInput: true },
      "the same": { language: "en-US", unsavedInput: false },
      none: { language: "", unsavedInput: false },
    },
    CONFIRMED: plain,
    DISMISSED: plain,
    SIGNED_IN: plain,
    SIGNED_OUT: plain,
    CHANGED_ELSEWHERE: {
      "to another": { language: "ja-JP", unsavedInput: false },
      "to another, with something typed": { language: "ja-JP", unsavedInput: true },
      "to the same": { language: "en-US", unsavedInput: false },
    },
  },
  answers: { saveLanguage: { saved: accepted(null), refused: refusal("1001") } },
  stateKey: ({ current, chosen, signedIn }) => ({ current, chosen, "signed in": signedIn }),
  always: {
    "an empty language is never current (5.10)": ({ context }) => context.current !== "",
    "what is saved at the service is a language (4.9, 5.10)": ({ value, context }) =>
      value !== "saving" || context.chosen !== "",
  },
  excused: {
    "changing: always (2) → changed – does not hold":
      "The two guards are each other's opposite, and the first was asked before.",
  },
});
