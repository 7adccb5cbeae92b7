import type { User } from "#machines/account/user.ts";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { type Edge, enabled } from "#model-tests/engine/index.ts";
import { sessionModel } from "#model-tests/models/session.ts";
import { expectBusy, expectHidden, expectVisible } from "#model-tests/walk/expectations.ts";
import {
  type Action,
  type Control,
  type Expectation,
  replyOf,
  SIGNED_OUT,
  type Stage,
} from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const SIGN_OUT = "/api/Login/Logout";
const LOAD_PROFILE = "/api/user/logout";
const FIGURES = "/api/Dashboard/Figures";
const ENDED = { accepted: false, errCode: "4011", errMsg: "Signed in on another device" } as const;

const submit: Control = ({ person }) => signInForm(person).submit;
const dialog: Control = ({ person }) => person.page.getByRole("alertdialog", { name: ENDED.errMsg });
const atHome: Expectation = ({ person }) => person.expectPath("/console/index");

/** The walk of the session (4.1, 8.3), at the sign-in and on the console home. */
export const sessionWalk = defineWalk(import.meta.vitest, {
  model: sessionModel,
  calls: { signIn: "/api/Login/Login", loadProfile: LOAD_PROFILE, signOut: SIGN_OUT },
  background: { [FIGURES]: { applicationCount: 0 } },
  open: (stage, first) =>
    stage.open(
      "/console/index",
      first === undefined || first.fixture === "no user" ? SIGNED_OUT : storageOf(restoredUser(first.fixture)),
    ),
  excluded: {
    "restoreSession fails": { reason: "The tests' browser cannot throw on storage." },
    IDENTIFIED: {
      reason: "No identity provider is configured here.",
      test: "model-tests/journeys/identity.browser.test.ts: identity provider: the popup's code signs in (2.38, 7.19, 9.10)",
    },
    PROFILE_SAVED: {
      reason: "The user center sends it, and these paths stay on the console home.",
      test: "model-tests/journeys/account-user-center.browser.test.ts: profile: every editable field is saved and shown; only changed fields are sent (2.32, 3.3, 7.14)",
    },
    PASSWORD_RESET: {
      reason: "The forgot-password wizard sends it, on another screen.",
      test: "model-tests/journeys/account-forgot.browser.test.ts: forgot password: a reset ends the open session in every tab (2.19, 2.23, 4.1)",
    },
    "signOut answers (of no user)": {
      reason: "There is no call to hold back at that moment.",
      test: "model-tests/journeys/session-catalogue.browser.test.ts: sign-out: without a stored user, it clears the session and reloads without a call or a message (5.9, 8.3)",
    },
    PROFILE_REFRESHED: {
      reason: "The user center sends it, and these paths stay on the console home.",
    },
    "ENDED_BY_SERVICE (background)": { reason: "Background calls differ only in that the dialog does not open twice." },
  },
  unreachable: {
    "identity.signedOut: SIGN_OUT": { reason: "A signed-out page has no sign-out button." },
    "identity.signedOut: RELOGIN_CONFIRMED – holds": {
      reason: "Signed out, only the sign-in makes a call, and these paths refuse it with another code.",
    },
    "ending.none: ENDED_BY_SERVICE → ending.asking, in identity.reloading – holds": {
      reason: "The page reloads in this state and makes no call.",
    },
    "identity.signedOut: RELOGIN_CONFIRMED": {
      reason: "Signed out, only the sign-in makes a call, and these paths refuse it with another code.",
      test: "model-tests/journeys/session-catalogue.browser.test.ts: session end: without a stored user, the dialog clears the session and reloads without a call (5.9, 8.3)",
    },
  },
  isPossible: ({ step: { label } }, { snapshot: { value } }) => {
    const isSettled = typeof value.identity === "object" && value.identity.signedIn === "settled";
    // The dialog covers the rest of the page.
    if (label === "SIGN_IN") return value.ending !== "asking";
    if (label === "SIGN_OUT") return value.identity !== "signedOut" && value.ending !== "asking";
    // Refreshing the console home gets this answer; the sign-in page has no other call.
    if (label === "ENDED_BY_SERVICE") return isSettled;
    if (label === "RELOGIN_CONFIRMED" || label === "ENDING_DISMISSED") return isSettled;
    return true;
  },
  isTransient: ({ value }) => value.identity === "restoring",
  endsPath: isReload,
  actions: {
    "restoreSession answers": async () => {
      // The stored session decides it before the page opens.
    },
    SIGN_IN: async ({ person }, { event }) => {
      const form = signInForm(person);
      await form.email.fill(event.email);
      await form.password.fill(event.password);
      await form.password.press("Enter");
    },
    SIGN_OUT: ({ person }) => userMenu(person).choose("shell:user.signOut"),
    ENDED_BY_SERVICE: async (stage, _, snapshot) => {
      const refresh = enabled(stage, stage.person.button("dashboard:refresh"));
      // A refresh skips resources that are still loading.
      await stage.person.machine("resource", '"loading"').first().waitFor({ state: "detached" });
      stage.service.answerOnce(FIGURES, ENDED);
      await refresh.press("Enter");
      await dialog(stage, snapshot).waitFor();
    },
    "CHANGED_ELSEWHERE (to no user)": (stage) => stage.storeElsewhere({ token: null }),
    "CHANGED_ELSEWHERE (to the same, with another address)": (stage, { event }) => signInElsewhere(stage, event.user),
    "CHANGED_ELSEWHERE (to another)": async (stage, { event }, snapshot) => {
      if (await submit(stage, snapshot).isVisible()) return signInElsewhere(stage, event.user);
      await waitForReload(stage.person, () => signInElsewhere(stage, event.user));
    },
    "signOut answers": withReload((stage, { fixture }) =>
      stage.service.answer(SIGN_OUT, replyOf(sessionWalk, "signOut", fixture)),
    ),
    "signOut fails": withReload((stage) => stage.service.answer(SIGN_OUT, "breaks off")),
    "signOutTimeout elapses": withReload(({ person }) => person.page.clock.runFor(5_000)),
  },
  controls: {
    SIGN_IN: submit,
    SIGN_OUT: ({ person }) => userMenu(person).button,
    ENDING_DISMISSED: ({ person }) => person.button("shell:ended.stay"),
    RELOGIN_CONFIRMED: ({ person }) => person.button("shell:ended.signIn"),
  },
  inEveryState: async ({ person }, { value, context }) => {
    if (value.identity !== "signedOut") return;
    const { email, password } = signInForm(person);
    for (const [name, field] of Object.entries({ email, password })) {
      const isMarked = (await field.getAttribute("aria-invalid")) === "true";
      if (isMarked !== name in context.issues)
        throw new Error(`the field ${name} is${isMarked ? "" : " not"} marked as wrong`);
    }
  },
  expectations: {
    "identity.restoring": null,
    "identity.signedOut": expectVisible(submit),
    "identity.signingIn": expectBusy(({ person }) => person.machine("session")),
    "identity.signedIn.loadingProfile": atHome,
    "identity.signedIn.settled": atHome,
    "identity.signingOut": null,
    "identity.reloading": null,
    "ending.none": expectHidden(dialog),
    "ending.dismissed": expectHidden(dialog),
    "ending.asking": expectVisible(dialog),
  },
});

/** Whether this step reloads the page or switches to another merchant. */
function isReload({ to, from, step: { label, fixture } }: Edge): boolean {
  const reloads = to.includes('"reloading"') && !from.includes('"reloading"');
  return reloads || from.includes('"reloading"') || (label === "CHANGED_ELSEWHERE" && fixture === "to another");
}

function restoredUser(fixture: string): User {
  return sessionModel.answers.restoreSession?.[fixture] as User;
}

/** Storage entries of a session; an empty id leaves out the user (3.1). */
function storageOf(user: Pick<User, "id">): Record<string, string> {
  return { ...(user.id !== "" && { UserIdToken: JSON.stringify(user) }), token: "fixture-token" };
}

/** Signs in from another tab in the console's order: the token is written last. */
function signInElsewhere(stage: Stage, user: { id: string }) {
  return stage.storeElsewhere({ ...storageOf(user), token: `fixture-token-${Math.random()}` });
}

function withReload(act: Action): Action {
  return (stage, step, snapshot) => waitForReload(stage.person, () => act(stage, step, snapshot));
}

async function waitForReload({ page }: Person, act: () => Promise<unknown>) {
  await Promise.all([page.waitForEvent("load"), act()]);
}
