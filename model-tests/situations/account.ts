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
import { type Mocks, REFUSED, reply } from "./mocks.ts";
import type { Screen } from "./screen.ts";
import { expectState, inOrder } from "./situation.ts";

const EMAIL = "someone@merchant.example";
const PASSWORD = "Lantern-orchard-58";
const TAKES: Mocks = {
  "/api/User/SentVerificationCode": reply(null),
  "/api/Register/CheckCaptchaCode": reply(null),
};

type More = Pick<Screen, "mocks" | "isLoading">;
const visitor = (name: string, path: string, shows: string, prepare: Screen["prepare"], more: More = {}): Screen => ({
  ...{ name, who: "visitor", path: () => path, mocks: {}, states: [shows] },
  ...(prepare && { prepare }),
  ...more,
});
const center = (name: string, shows: string, prepare: Screen["prepare"], more: More): Screen => ({
  ...{ name, who: "merchant", path: () => "/user/center", mocks: {}, states: [shows] },
  ...(prepare && { prepare }),
  ...more,
});

async function signsIn(person: Person) {
  await person.waitForHydration();
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
    mocks: { "/api/Login/Login": "waits" },
    isLoading: true,
  }),
  visitor(
    "a sign-in that is refused",
    "/login",
    "session identity.signedOut",
    async (person) => {
      await signsIn(person);
      await person.page.getByRole("alert").filter({ visible: true }).first().waitFor();
    },
    { mocks: { "/api/Login/Login": REFUSED } },
  ),
  visitor("identity provider: its script on its way", "/login", "identityProvider loadingScript", openIdentity, {
    mocks: { ...PROVIDER, [SCRIPT]: "waits" },
    isLoading: true,
  }),
  visitor("identity provider: asked in its window", "/login", "identityProvider asking", openIdentity, {
    mocks: PROVIDER,
    isLoading: true,
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
    { mocks: { ...PROVIDER, "/api/Login/IdentityLogin": "waits" }, isLoading: true },
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
    { mocks: TAKES },
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
    { mocks: { "/api/User/SentVerificationCode": REFUSED } },
  ),
  visitor("registration: on its way", "/register", "registration open.registering", registers, {
    mocks: { "/api/Register/Register": "waits" },
    isLoading: true,
  }),
  visitor("registration: refused", "/register", "registration open.showingIssues", registers, {
    mocks: { "/api/Register/Register": REFUSED },
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
      mocks: { "/api/Register/CheckCaptchaCode": "waits" },
      isLoading: true,
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
    { mocks: TAKES },
  ),
  visitor("forgot password: being reset", "/forget", "forgotPassword open.choosing.resetting", chooses, {
    mocks: { ...TAKES, "/api/User/ResetPassword": "waits" },
    isLoading: true,
  }),
  center("a password about to be changed", "passwordChange open.typing", (person) => passwordDialog(person).open(), {}),
  center("a password being changed", "passwordChange open.changing", changesPassword, {
    mocks: { "/api/User/UpdatePwd": "waits" },
    isLoading: true,
  }),
  center("a password that cannot be changed", "passwordChange open.showingIssues", changesPassword, {
    mocks: { "/api/User/UpdatePwd": REFUSED },
  }),
  center("a profile about to be changed", "profileEdit open.typing", (person) => profileForm(person).edit.click(), {}),
  center("a profile being saved", "profileEdit open.saving", savesProfile, {
    mocks: { "/api/User/update": "waits" },
    isLoading: true,
  }),
  center("a profile that cannot be saved", "profileEdit open.showingIssues", savesProfile, {
    mocks: { "/api/User/update": REFUSED },
  }),
  center("devices on their way", "devices loading", undefined, {
    mocks: { "/api/Session/List": "waits" },
    isLoading: true,
  }),
  center("devices that cannot be had", "devices unavailable", undefined, { mocks: { "/api/Session/List": REFUSED } }),
  center("the question before a device is signed out", "devices asking", asksToEnd, {
    mocks: { "/api/Session/List": reply(DEVICES) },
  }),
  center("a device being signed out", "devices ending", ends, {
    mocks: { "/api/Session/List": reply(DEVICES), "/api/Session/End": "waits" },
    isLoading: true,
  }),
  center("devices looked at again", "devices refreshing", ends, {
    mocks: {
      "/api/Session/List": (turn) => (turn === 1 ? reply(DEVICES) : "waits"),
      "/api/Session/End": REFUSED,
    },
    isLoading: true,
  }),
  center("a last sign-in that cannot be had", "resource failed", undefined, {
    mocks: { "/api/Login/CheckLastLogin": REFUSED },
  }),
  center(
    "signing out",
    "session identity.signingOut",
    // Signing out ends the profile's call.
    inOrder(expectState("session", "settled"), expectState("devices", "shown"), signsOut),
    { mocks: { "/api/Login/Logout": "waits" }, isLoading: true },
  ),
  center("signing out, the profile on its way", "session identity.signingOut", signsOut, {
    mocks: { "/api/user/logout": "waits", "/api/Login/Logout": "waits" },
    isLoading: true,
  }),
  center("a profile on its way", "session identity.signedIn.loadingProfile", undefined, {
    mocks: { "/api/user/logout": "waits" },
    isLoading: true,
  }),
];
