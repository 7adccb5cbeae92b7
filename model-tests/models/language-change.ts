import { languageChange } from "#machines/shell/language-change.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  does,
  during,
  exactly,
  happens,
  ignored,
  is,
  type Moment,
  plain,
  remembered,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** What was chosen. */
const chosen = (language: unknown, { after }: Moment) => language === after.context.chosen;

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
    PAGE_STAYED: plain,
  },
  answers: { saveLanguage: { saved: accepted(null), refused: refusal("1001") } },
  stateKey: ({ current, chosen, signedIn }) => ({ current, chosen, "signed in": signedIn }),
  always: {
    "an empty language is never current (5.10)": ({ context }) => context.current !== "",
    "what is saved at the service is a language (4.9, 5.10)": ({ value, context }) =>
      value !== "saving" || context.chosen !== "",
  },
  overTime: {
    "a language that is none, or the one that is there, changes nothing (4.9, 5.10)": whenever(
      any(happens("CHOSEN", "none"), happens("CHOSEN", "the same"), happens("CHANGED_ELSEWHERE", "to the same")),
      remembered({ current: "en-US" }),
    ).then(ignored),
    "signed in, the locale is set and the language saved at the service within five seconds (4.9, 7.13)": whenever(
      happens("CHOSEN", "another"),
      was("settled"),
      remembered({ current: "en-US", signedIn: true }),
    ).then(
      exactly({
        is: "saving",
        remembers: { chosen: "th-TH" },
        does: [["setLocale", "th-TH"]],
        asks: { saveLanguage: { language: "th-TH" } },
        waits: [5_000],
      }),
    ),
    "signed out, it is stored here, announced and the page reloaded, in this order (4.9)": whenever(
      happens("CHOSEN", "another"),
      was("settled"),
      remembered({ current: "en-US", signedIn: false }),
    ).then(
      exactly({
        is: "changed",
        remembers: { chosen: "th-TH", current: "th-TH" },
        does: [["setLocale", "th-TH"], ["storeLocale", "th-TH"], "announceChange", "reloadPage"],
      }),
    ),
    "a language that was saved is in the stored user, stored here, said, and the page loaded again (4.9, 3.1)":
      whenever(happens("saveLanguage answers", "saved")).then(
        exactly({
          is: "changed",
          remembers: { current: chosen },
          does: [["updateStoredUser", chosen], ["storeLocale", chosen], "announceChange", "reloadPage"],
        }),
      ),
    "one that was not saved is this device's, and that is what is said (4.9)": whenever(
      any(happens("saveLanguage answers", "refused"), happens("saveLanguage fails"), happens("saveTimeout elapses")),
    ).then(
      exactly({
        is: "changedHere",
        remembers: { current: chosen },
        does: [["updateStoredUser", chosen], ["storeLocale", chosen], "announceChangeHere", "reloadPage"],
      }),
    ),
    "unsaved input needs a confirmation before the page reloads (4.9)": whenever(
      happens("CHOSEN", "another, with something typed"),
      was("settled"),
      remembered({ current: "en-US" }),
    ).then(exactly({ is: "confirming", remembers: { chosen: "th-TH" } })),
    "who says yes gets the language (4.9)": whenever(happens("CONFIRMED"), was("confirming")).then(
      is("saving", "changed"),
      does("setLocale", (language: string) => language === "th-TH"),
    ),
    "a language that another tab changed to is followed by loading the page again (4.9)": whenever(
      happens("CHANGED_ELSEWHERE", "to another"),
      was("settled"),
    ).then(exactly({ is: "following", remembers: { chosen: "ja-JP" }, does: ["reloadPage"] })),
    "with unsaved input, a change in another tab needs a confirmation (4.9)": whenever(
      happens("CHANGED_ELSEWHERE", "to another, with something typed"),
      was("settled"),
    ).then(exactly({ is: "askingToFollow", remembers: { chosen: "ja-JP" } })),
    "who follows has the page loaded again (4.9)": whenever(happens("CONFIRMED"), was("askingToFollow")).then(
      exactly({ is: "following", does: ["reloadPage"] }),
    ),
    "who says no keeps the language, and it is forgotten that another was chosen (4.9)": whenever(
      happens("DISMISSED"),
      was("confirming", "askingToFollow"),
    ).then(exactly({ is: "settled", remembers: { chosen: "" } })),
    "it is known who is signed in (4.9)": whenever(any(happens("SIGNED_IN"), happens("SIGNED_OUT"))).then((moment) =>
      exactly({ remembers: { signedIn: happens("SIGNED_IN")(moment) } })(moment),
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
    "a page that stays can change its language again (4.9)": whenever(
      happens("PAGE_STAYED"),
      was("changed", "changedHere", "following"),
    ).then(exactly({ is: "settled", remembers: { chosen: "" } })),
  },
  excused: {
    "changing: always (2) → changed – does not hold": {
      because: "The two guards are each other's opposite, and the first was asked before.",
    },
  },
});
