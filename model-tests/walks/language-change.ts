import { languageChangeModel } from "#model-tests/models/language-change.ts";
import { expectHidden, expectVisible } from "#model-tests/walk/expectations.ts";
import { buttonIn, type Control, SIGNED_OUT } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const question: Control = ({ person }) => person.page.getByRole("alertdialog");

/** The walk of changing the language (4.9, 5.10), signed in and with a form to type into. */
export const languageChangeWalk = defineWalk(import.meta.vitest, {
  model: languageChangeModel,
  initialSteps: ["SIGNED_IN"],
  calls: { saveLanguage: "/api/User/Language" },
  async open(stage) {
    await stage.open("/console/index");
    await stage.addUnsavedField();
  },
  excluded: {
    SIGNED_IN: {
      reason: "The session sends it when the console opens.",
      test: "model-tests/journeys/language.browser.test.ts: language: is saved at the service and in the stored user, and announced after the reload (4.9, 7.13)",
    },
    SIGNED_OUT: { reason: "A sign-out leaves the page." },
    PAGE_STAYED: {
      reason: "It needs a browser without storage.",
      test: "model-tests/journeys/refusing-browser.browser.test.ts: storage %s: sign-in, work and language change are possible, with one notice about what is not kept (2.21, 3.1, 4.9)",
    },
    "CHOSEN (none)": { reason: "The menu does not offer such a language." },
    "CHOSEN (the same)": { reason: "The current language is already chosen." },
  },
  variants: {
    "signed out": {
      initialSteps: [],
      async open(stage) {
        await stage.open("/login", SIGNED_OUT);
        await stage.addUnsavedField();
      },
    },
  },
  // The change reloads the page.
  endsWithReload: true,
  endsPath: ({ to }) => /^"(following|changed|changedHere)"/.test(to),
  actions: {
    CHOSEN: async (stage, { event }) => {
      await stage.fillUnsavedField(event.unsavedInput);
      await stage.person.machine("languageChange").locator("select").first().selectOption(event.language);
    },
    CHANGED_ELSEWHERE: async (stage, { event }) => {
      await stage.fillUnsavedField(event.unsavedInput);
      await stage.storeElsewhere({ "arco-locale": event.language });
    },
  },
  controls: {
    CONFIRMED: buttonIn(question, "shell:language.change"),
    DISMISSED: buttonIn(question, "shell:language.keep"),
  },
  expectations: {
    settled: expectHidden(question),
    confirming: expectVisible(question),
    askingToFollow: expectVisible(question),
    following: null,
    changing: null,
    saving: null,
    changed: null,
    changedHere: null,
  },
});
