import { sampleDevice } from "#machines/testing/sample-device.ts";
import {
  forgotWizard,
  passwordDialog,
  profileForm,
  registrationForm,
  signInForm,
  userMenu,
} from "#model-tests/browser/areas/account.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { openIdentity, PROVIDER, SCRIPT } from "./identity.ts";
import { answers, type Plays, REFUSED } from "./played.ts";
import type { Screen } from "./screen.ts";
import { first, sees } from "./situation.ts";

const EMAIL = "someone@merchant.example";
const PASSWORD = "Lantern-orchard-58";
const TAKES: Plays = {
  "/api/User/SentVerificationCode": answers(null),
  "/api/Register/CheckCaptchaCode": answers(null),
};

type More = Pick<Screen, "plays" | "isUnderWay">;
const visitor = (name: string, path: string, shows: string, isThere: Screen["isThere"], more: More = {}): Screen => ({
  ...{ name, who: "visitor", path: () => path, plays: {}, shows: [shows] },
  ...(isThere && { isThere }),
  ...more,
});
const center = (name: string, shows: string, isThere: Screen["isThere"], more: More): Screen => ({
  ...{ name, who: "merchant", path: () => "/user/center", plays: {}, shows: [shows] },
  ...(isThere && { isThere }),
  ...more,
});

async function signsIn(person: Person) {
  await person.seesHydrated();
  await signInForm(person).signIn({ email: EMAIL, password: PASSWORD });
}
async function registers(person: Person) {
  const form = registrationForm(person);
  await form.email.fill(EMAIL);
  await form.code.fill("246810");
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  await form.submit.click();
}
async function identifies(person: Person) {
  const wizard = forgotWizard(person);
  await wizard.email.fill(EMAIL);
  await wizard.code.fill("246810");
  await wizard.next.click();
}
async function chooses(person: Person) {
  const wizard = forgotWizard(person);
  await identifies(person);
  await wizard.password.fill(PASSWORD);
  await wizard.repeat.fill(PASSWORD);
  await wizard.submit.click();
}
async function changesPassword(person: Person) {
  const form = passwordDialog(person);
  await form.open();
  await form.fill({ old: "Correct-horse-7", password: PASSWORD });
  await form.submit.click();
}
async function savesProfile(person: Person) {
  const form = profileForm(person);
  await form.edit.click();
  await form.field.fill("Mei");
  await form.save.click();
}

const DEVICES = {
  items: [
    sampleDevice("1", { isCurrent: true }),
    sampleDevice("2", { device: "Safari on iPhone", place: "Taipei, Taiwan" }),
  ],
};
const signsOut = async (person: Person) => {
  await userMenu(person).choose("shell:user.signOut");
  await person.page.getByRole("menu").waitFor({ state: "detached" });
};
const asksToEnd = (person: Person) =>
  person.machine("devices").getByRole("listitem").nth(1).getByRole("button").click();
async function ends(person: Person) {
  await asksToEnd(person);
  await person.page.getByRole("alertdialog").getByRole("button").last().click();
}

/** The account, in every state of its forms and of its devices (2.21 to 2.23, 2.32, 2.33, 4.1). */
export const ACCOUNT_SITUATIONS: readonly Screen[] = [
  visitor("signing in", "/login", "session identity.signingIn", signsIn, {
    plays: { "/api/Login/Login": "waits" },
    isUnderWay: true,
  }),
  visitor(
    "a sign-in that is refused",
    "/login",
    "session identity.signedOut",
    async (person) => {
      await signsIn(person);
      await person.page.getByRole("alert").filter({ visible: true }).first().waitFor();
    },
    { plays: { "/api/Login/Login": REFUSED } },
  ),
  visitor("identity provider: its script on its way", "/login", "identityProvider loadingScript", openIdentity, {
    plays: { ...PROVIDER, [SCRIPT]: "waits" },
    isUnderWay: true,
  }),
  visitor("identity provider: asked in its window", "/login", "identityProvider asking", openIdentity, {
    plays: PROVIDER,
    isUnderWay: true,
  }),
  visitor(
    "identity provider: its proof on its way",
    "/login",
    "identityProvider signingIn",
    async (person) => {
      await openIdentity(person);
      await person.page.waitForFunction(() => "popup" in window);
      await person.page.evaluate(`popup.callback({ code: "proof", state: popup.state })`);
    },
    { plays: { ...PROVIDER, "/api/Login/IdentityLogin": "waits" }, isUnderWay: true },
  ),
  visitor("registration: what is missing", "/register", "registration open.showingIssues", (person) =>
    registrationForm(person).submit.click(),
  ),
  visitor(
    "registration: a code was sent",
    "/register",
    "codeDelivery coolingDown",
    async (person) => {
      await registrationForm(person).email.fill(EMAIL);
      await registrationForm(person).sendCode.click();
    },
    { plays: TAKES },
  ),
  visitor(
    "registration: no code could be sent",
    "/register",
    "codeDelivery unsent",
    async (person) => {
      await registrationForm(person).email.fill(EMAIL);
      await registrationForm(person).sendCode.click();
      await person.page.getByText(REFUSED.errMsg).filter({ visible: true }).first().waitFor();
    },
    { plays: { "/api/User/SentVerificationCode": REFUSED } },
  ),
  visitor("registration: on its way", "/register", "registration open.registering", registers, {
    plays: { "/api/Register/Register": "waits" },
    isUnderWay: true,
  }),
  visitor("registration: refused", "/register", "registration open.showingIssues", registers, {
    plays: { "/api/Register/Register": REFUSED },
  }),
  visitor("forgot password: what is missing", "/forget", "forgotPassword open.identifying.showingIssues", (person) =>
    forgotWizard(person).next.click(),
  ),
  visitor(
    "forgot password: the code being checked",
    "/forget",
    "forgotPassword open.identifying.checking",
    identifies,
    {
      plays: { "/api/Register/CheckCaptchaCode": "waits" },
      isUnderWay: true,
    },
  ),
  visitor(
    "forgot password: no new password yet",
    "/forget",
    "forgotPassword open.choosing.showingIssues",
    async (person) => {
      await identifies(person);
      await forgotWizard(person).submit.click();
    },
    { plays: TAKES },
  ),
  visitor("forgot password: being reset", "/forget", "forgotPassword open.choosing.resetting", chooses, {
    plays: { ...TAKES, "/api/User/ResetPassword": "waits" },
    isUnderWay: true,
  }),
  center("a password about to be changed", "passwordChange open.typing", (person) => passwordDialog(person).open(), {}),
  center("a password being changed", "passwordChange open.changing", changesPassword, {
    plays: { "/api/User/UpdatePwd": "waits" },
    isUnderWay: true,
  }),
  center("a password that cannot be changed", "passwordChange open.showingIssues", changesPassword, {
    plays: { "/api/User/UpdatePwd": REFUSED },
  }),
  center("a profile about to be changed", "profileEdit open.typing", (person) => profileForm(person).edit.click(), {}),
  center("a profile being saved", "profileEdit open.saving", savesProfile, {
    plays: { "/api/User/update": "waits" },
    isUnderWay: true,
  }),
  center("a profile that cannot be saved", "profileEdit open.showingIssues", savesProfile, {
    plays: { "/api/User/update": REFUSED },
  }),
  center("devices on their way", "devices loading", undefined, {
    plays: { "/api/Session/List": "waits" },
    isUnderWay: true,
  }),
  center("devices that cannot be had", "devices unavailable", undefined, { plays: { "/api/Session/List": REFUSED } }),
  center("the question before a device is signed out", "devices asking", asksToEnd, {
    plays: { "/api/Session/List": answers(DEVICES) },
  }),
  center("a device being signed out", "devices ending", ends, {
    plays: { "/api/Session/List": answers(DEVICES), "/api/Session/End": "waits" },
    isUnderWay: true,
  }),
  center("devices looked at again", "devices refreshing", ends, {
    plays: {
      "/api/Session/List": (turn) => (turn === 1 ? answers(DEVICES) : "waits"),
      "/api/Session/End": REFUSED,
    },
    isUnderWay: true,
  }),
  center("a last sign-in that cannot be had", "resource failed", undefined, {
    plays: { "/api/Login/CheckLastLogin": REFUSED },
  }),
  center(
    "signing out",
    "session identity.signingOut",
    // Signing out ends the profile's call.
    first(sees("session", "settled"), sees("devices", "shown"), signsOut),
    { plays: { "/api/Login/Logout": "waits" }, isUnderWay: true },
  ),
  center("signing out, the profile on its way", "session identity.signingOut", signsOut, {
    plays: { "/api/user/logout": "waits", "/api/Login/Logout": "waits" },
    isUnderWay: true,
  }),
  center("a profile on its way", "session identity.signedIn.loadingProfile", undefined, {
    plays: { "/api/user/logout": "waits" },
    isUnderWay: true,
  }),
];
