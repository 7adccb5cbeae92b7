import { languageChange } from "#machines/shell/language-change.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  during,
  hadContext,
  hasEffect,
  inState,
  type Moment,
  noPayload,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const chosen = (language: unknown, { after }: Moment) => language === after.context.chosen;

export const languageChangeModel = modelOf<typeof languageChange>({
  machine: languageChange,
  description: "Changing the language (4.9, 5.10)",
  input: { current: "en-US", signedIn: false },
  events: {
    CHOSEN: {
      another: { language: "th-TH", unsavedInput: false },
      "another, with something typed": { language: "th-TH", unsavedInput: true },
      "the same": { language: "en-US", unsavedInput: false },
      none: { language: "", unsavedInput: false },
    },
    ...noPayload("CONFIRMED", "DISMISSED", "SIGNED_IN", "SIGNED_OUT"),
    CHANGED_ELSEWHERE: {
      "to another": { language: "ja-JP", unsavedInput: false },
      "to another, with something typed": { language: "ja-JP", unsavedInput: true },
      "to the same": { language: "en-US", unsavedInput: false },
    },
    ...noPayload("PAGE_STAYED"),
  },
  answers: { saveLanguage: { saved: accepted(null), refused: refusal("1001") } },
  stateKey: ({ current, chosen, signedIn }) => ({ current, chosen, "signed in": signedIn }),
  always: {
    "an empty language is never current (5.10)": ({ context }) => context.current !== "",
  },
  overTime: {
    "choosing an empty or the current language is ignored (4.9, 5.10)": when(
      any("CHOSEN (none)", "CHOSEN (the same)", "CHANGED_ELSEWHERE (to the same)"),
      hadContext({ current: "en-US" }),
    ).isIgnored(),
    "signed in, the locale is set and the language saved at the service within five seconds (4.9, 7.13)": when(
      "CHOSEN (another)",
      hadContext({ current: "en-US", signedIn: true }),
    )
      .from("settled")
      .exactly({
        state: "saving",
        context: { chosen: "th-TH" },
        effects: [["setLocale", "th-TH"]],
        calls: { saveLanguage: { language: "th-TH" } },
        delays: [5_000],
      }),
    "signed out, the language is stored and announced, then the page reloads (4.9)": when(
      "CHOSEN (another)",
      hadContext({ current: "en-US", signedIn: false }),
    )
      .from("settled")
      .exactly({
        state: "changed",
        context: { chosen: "th-TH", current: "th-TH" },
        effects: [["setLocale", "th-TH"], ["storeLocale", "th-TH"], "announceChange", "reloadPage"],
      }),
    "a saved language is stored on the device and in the user and announced, then the page reloads (4.9, 3.1)": when(
      "saveLanguage answers (saved)",
    ).exactly({
      state: "changed",
      context: { current: chosen },
      effects: [["updateStoredUser", chosen], ["storeLocale", chosen], "announceChange", "reloadPage"],
    }),
    "a language that could not be saved is stored on the device only, and the announcement says so (4.9)": when(
      any("saveLanguage answers (refused)", "saveLanguage fails", "saveTimeout elapses"),
    ).exactly({
      state: "changedHere",
      context: { current: chosen },
      effects: [["updateStoredUser", chosen], ["storeLocale", chosen], "announceChangeHere", "reloadPage"],
    }),
    "unsaved input needs a confirmation before the page reloads (4.9)": when(
      "CHOSEN (another, with something typed)",
      hadContext({ current: "en-US" }),
    )
      .from("settled")
      .exactly({ state: "confirming", context: { chosen: "th-TH" } }),
    "confirming applies the language (4.9)": when("CONFIRMED")
      .from("confirming")
      .then(
        inState("saving", "changed"),
        hasEffect("setLocale", (language: string) => language === "th-TH"),
      ),
    "a change of language in another tab reloads the page (4.9)": when("CHANGED_ELSEWHERE (to another)")
      .from("settled")
      .exactly({ state: "following", context: { chosen: "ja-JP" }, effects: ["reloadPage"] }),
    "with unsaved input, a change in another tab needs a confirmation (4.9)": when(
      "CHANGED_ELSEWHERE (to another, with something typed)",
    )
      .from("settled")
      .exactly({ state: "askingToFollow", context: { chosen: "ja-JP" } }),
    "confirming a change in another tab reloads the page (4.9)": when("CONFIRMED")
      .from("askingToFollow")
      .exactly({ state: "following", effects: ["reloadPage"] }),
    "dismissing keeps the language and clears the choice (4.9)": when("DISMISSED")
      .from("confirming", "askingToFollow")
      .exactly({ state: "settled", context: { chosen: "" } }),
    "signing in and out is recorded (4.9)": when(any("SIGNED_IN", "SIGNED_OUT")).then(
      (moment) => moment.after.context.signedIn === onEvent("SIGNED_IN")(moment),
    ),
    "signing in changes nothing else (4.9)": when("SIGNED_IN").exactly({ context: { signedIn: true } }),
    "signing out ends a confirmation, since nothing typed is left to lose (4.9)": when("SIGNED_OUT")
      .from("confirming")
      .exactly({ state: "settled", context: { chosen: "", signedIn: false } }),
    "signed out, a change in another tab needs no confirmation (4.9)": when("SIGNED_OUT")
      .from("askingToFollow")
      .exactly({ state: "following", context: { signedIn: false }, effects: ["reloadPage"] }),
    "during a confirmation, only its answer and the session's events have an effect (4.9)": during(
      "confirming",
      "askingToFollow",
    ).only("CONFIRMED", "DISMISSED", "SIGNED_IN", "SIGNED_OUT"),
    "while a language is being saved, choosing another is ignored (4.9)": during("saving").only(
      "saveLanguage answers",
      "saveLanguage fails",
      "saveTimeout elapses",
      "SIGNED_IN",
      "SIGNED_OUT",
    ),
    "during a reload, only the session's events and a cancelled reload have an effect (4.9)": during(
      "changed",
      "changedHere",
      "following",
    ).only("SIGNED_IN", "SIGNED_OUT", "PAGE_STAYED"),
    "after a cancelled reload, the language can be changed again (4.9)": when("PAGE_STAYED")
      .from("changed", "changedHere", "following")
      .exactly({ state: "settled", context: { chosen: "" } }),
  },
  excused: {
    "changing: always (2) → changed – does not hold": {
      reason: "The guards are opposites, and the first is evaluated before.",
    },
  },
});
