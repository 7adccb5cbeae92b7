import { languageChange } from "#machines/shell/language-change.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  during,
  exactly,
  fromState,
  hadContext,
  hasEffect,
  ignored,
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
    CONFIRMED: noPayload,
    DISMISSED: noPayload,
    SIGNED_IN: noPayload,
    SIGNED_OUT: noPayload,
    CHANGED_ELSEWHERE: {
      "to another": { language: "ja-JP", unsavedInput: false },
      "to another, with something typed": { language: "ja-JP", unsavedInput: true },
      "to the same": { language: "en-US", unsavedInput: false },
    },
    PAGE_STAYED: noPayload,
  },
  answers: { saveLanguage: { saved: accepted(null), refused: refusal("1001") } },
  stateKey: ({ current, chosen, signedIn }) => ({ current, chosen, "signed in": signedIn }),
  always: {
    "an empty language is never current (5.10)": ({ context }) => context.current !== "",
    "what is saved at the service is a language (4.9, 5.10)": ({ value, context }) =>
      value !== "saving" || context.chosen !== "",
  },
  overTime: {
    "a language that is none, or the one that is there, changes nothing (4.9, 5.10)": when(
      any(onEvent("CHOSEN", "none"), onEvent("CHOSEN", "the same"), onEvent("CHANGED_ELSEWHERE", "to the same")),
      hadContext({ current: "en-US" }),
    ).then(ignored),
    "signed in, the locale is set and the language saved at the service within five seconds (4.9, 7.13)": when(
      onEvent("CHOSEN", "another"),
      fromState("settled"),
      hadContext({ current: "en-US", signedIn: true }),
    ).then(
      exactly({
        state: "saving",
        context: { chosen: "th-TH" },
        effects: [["setLocale", "th-TH"]],
        calls: { saveLanguage: { language: "th-TH" } },
        delays: [5_000],
      }),
    ),
    "signed out, it is stored here, announced and the page reloaded, in this order (4.9)": when(
      onEvent("CHOSEN", "another"),
      fromState("settled"),
      hadContext({ current: "en-US", signedIn: false }),
    ).then(
      exactly({
        state: "changed",
        context: { chosen: "th-TH", current: "th-TH" },
        effects: [["setLocale", "th-TH"], ["storeLocale", "th-TH"], "announceChange", "reloadPage"],
      }),
    ),
    "a language that was saved is in the stored user, stored here, said, and the page loaded again (4.9, 3.1)": when(
      onEvent("saveLanguage answers", "saved"),
    ).then(
      exactly({
        state: "changed",
        context: { current: chosen },
        effects: [["updateStoredUser", chosen], ["storeLocale", chosen], "announceChange", "reloadPage"],
      }),
    ),
    "one that was not saved is this device's, and that is what is said (4.9)": when(
      any(onEvent("saveLanguage answers", "refused"), onEvent("saveLanguage fails"), onEvent("saveTimeout elapses")),
    ).then(
      exactly({
        state: "changedHere",
        context: { current: chosen },
        effects: [["updateStoredUser", chosen], ["storeLocale", chosen], "announceChangeHere", "reloadPage"],
      }),
    ),
    "unsaved input needs a confirmation before the page reloads (4.9)": when(
      onEvent("CHOSEN", "another, with something typed"),
      fromState("settled"),
      hadContext({ current: "en-US" }),
    ).then(exactly({ state: "confirming", context: { chosen: "th-TH" } })),
    "who says yes gets the language (4.9)": when(onEvent("CONFIRMED"), fromState("confirming")).then(
      inState("saving", "changed"),
      hasEffect("setLocale", (language: string) => language === "th-TH"),
    ),
    "a language that another tab changed to is followed by loading the page again (4.9)": when(
      onEvent("CHANGED_ELSEWHERE", "to another"),
      fromState("settled"),
    ).then(exactly({ state: "following", context: { chosen: "ja-JP" }, effects: ["reloadPage"] })),
    "with unsaved input, a change in another tab needs a confirmation (4.9)": when(
      onEvent("CHANGED_ELSEWHERE", "to another, with something typed"),
      fromState("settled"),
    ).then(exactly({ state: "askingToFollow", context: { chosen: "ja-JP" } })),
    "who follows has the page loaded again (4.9)": when(onEvent("CONFIRMED"), fromState("askingToFollow")).then(
      exactly({ state: "following", effects: ["reloadPage"] }),
    ),
    "who says no keeps the language, and it is forgotten that another was chosen (4.9)": when(
      onEvent("DISMISSED"),
      fromState("confirming", "askingToFollow"),
    ).then(exactly({ state: "settled", context: { chosen: "" } })),
    "it is known who is signed in (4.9)": when(any(onEvent("SIGNED_IN"), onEvent("SIGNED_OUT"))).then((moment) =>
      exactly({ context: { signedIn: onEvent("SIGNED_IN")(moment) } })(moment),
    ),
    "a question is answered with yes or no alone (4.9)": during("confirming", "askingToFollow").only(
      "CONFIRMED",
      "DISMISSED",
      "SIGNED_IN",
      "SIGNED_OUT",
    ),
    "a language that is being saved is not changed again (4.9)": during("saving").only(
      "saveLanguage answers",
      "saveLanguage fails",
      "saveTimeout elapses",
      "SIGNED_IN",
      "SIGNED_OUT",
    ),
    "a page that is loaded again takes nothing more, unless it stays after all (4.9)": during(
      "changed",
      "changedHere",
    ).only("SIGNED_IN", "SIGNED_OUT", "PAGE_STAYED"),
    "nor does one that follows another tab, unless it stays (4.9)": during("following").only(
      "SIGNED_IN",
      "SIGNED_OUT",
      "PAGE_STAYED",
    ),
    "a page that stays can change its language again (4.9)": when(
      onEvent("PAGE_STAYED"),
      fromState("changed", "changedHere", "following"),
    ).then(exactly({ state: "settled", context: { chosen: "" } })),
  },
  excused: {
    "changing: always (2) → changed – does not hold": {
      reason: "The two guards are each other's opposite, and the first was asked before.",
    },
  },
});
