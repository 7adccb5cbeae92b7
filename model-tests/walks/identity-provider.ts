import { until } from "#model-tests/engine/index.ts";
import { identityProviderModel } from "#model-tests/models/identity-provider.ts";
import { LIBRARY, SCRIPT } from "#model-tests/situations/identity.ts";
import { expectBusy, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { type Action, type Control, replyOf, SIGNED_OUT, type Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const SIGN_IN = "/api/Login/IdentityLogin";
const button: Control = ({ person }) => person.machine("identityProvider").getByRole("button").first();

/** Opens the sign-in, configured for one of the provider's two flows. */
const openWith = (identityFlow: string) => async (stage: Stage) => {
  await stage.configure({ identityClientId: "fixture-client", identityScriptUrl: SCRIPT, identityFlow });
  await stage.open("/login", SIGNED_OUT);
  // The prompt loads the script first, and its failure shows no message.
  await stage.service.answer(SCRIPT, "breaks off");
  await stage.person.button("identity:continue").waitFor();
};

/** Settles the provider's popup. */
const popup =
  (how: "proof" | "nothing" | "blocked"): Action =>
  async ({ person }) => {
    await person.page.waitForFunction("window.popup");
    await person.page.evaluate(
      {
        proof: `popup.callback({ code: "fixture-code", state: popup.state })`,
        nothing: `popup.error_callback({ type: "popup_closed" })`,
        blocked: `popup.error_callback({ type: "popup_failed_to_open" })`,
      }[how],
    );
  };

/** Checks the message within the step, because a path ends once the library is loaded: it cannot be unloaded. */
const expectMessageAfter =
  (act: Action, words: (stage: Stage) => string | null): Action =>
  async (stage, step, snapshot) => {
    await act(stage, step, snapshot);
    await stage.person.expectState("identityProvider", '"idle"');
    const said = words(stage);
    if (said !== null) await stage.person.expectExactText(said);
    const expectAlert = async () => {
      const alerts = await stage.person.machine("identityProvider").getByRole("alert").count();
      if (alerts > 0 !== (said !== null)) throw new Error(`${alerts} problems are shown`);
    };
    await until(expectAlert, stage.timeout);
  };
const answers: Action = (stage, { fixture }) =>
  stage.service.answer(SIGN_IN, replyOf(identityProviderWalk, "signIn", fixture));

/** The walk of signing in with a third-party identity provider (2.38). */
export const identityProviderWalk = defineWalk(import.meta.vitest, {
  model: identityProviderModel,
  calls: { loadScript: SCRIPT, signIn: SIGN_IN },
  open: openWith("code"),
  excluded: {
    "CHOSEN (the token flow)": {
      reason: "The configuration chooses one of the two flows.",
      test: "model-tests/journeys/identity.browser.test.ts: identity provider: with identityFlow, the button requests an access token (2.38, 7.19)",
    },
    "requestProof answers (a token)": {
      reason: "The configuration chooses one of the two flows.",
      test: "model-tests/journeys/identity.browser.test.ts: identity provider: with identityFlow, the button requests an access token (2.38, 7.19)",
    },
  },
  variants: {
    "nothing configured": {
      async open(stage) {
        await stage.configure({ identityScriptUrl: SCRIPT, identityClientId: undefined });
        await stage.open("/login", SIGNED_OUT);
        await stage.person.button("identity:continue").waitFor();
      },
    },
  },
  endsPath: ({ from, to }) => /requestingProof|signingIn/.test(from) && to.includes("idle"),
  actions: {
    "loadScript answers": ({ service }) => service.answer(SCRIPT, { script: LIBRARY }),
    "requestProof answers (a proof)": popup("proof"),
    "requestProof answers (nothing)": expectMessageAfter(popup("nothing"), () => null),
    "requestProof fails": expectMessageAfter(popup("blocked"), ({ person }) => person.t("identity:popupBlocked")),
    "signIn answers (accepted)": async (stage, step, snapshot) => {
      await answers(stage, step, snapshot);
      await stage.person.expectPath("/console/index");
    },
    "signIn answers (refused)": expectMessageAfter(answers, () => "refused with 2001"),
    "signIn fails": expectMessageAfter(
      (stage) => stage.service.answer(SIGN_IN, "breaks off"),
      ({ person }) => person.t("shell:fault.unreachable"),
    ),
  },
  controls: { CHOSEN: button },
  messageKeys: {
    clientIdMissing: "identity:clientIdMissing",
    scriptFailed: "identity:scriptFailed",
    popupBlocked: "identity:popupBlocked",
  },
  expectations: {
    idle: expectVisible(button),
    loadingScript: expectBusy(button),
    requestingProof: expectText("identity:busy"),
    signingIn: expectBusy(button),
  },
});
