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

async function signIn(person: Person) {
  await person.waitForHydration();
  await signInForm(person).signIn({ email: EMAIL, password: PASSWORD });
}
async function register(person: Person) {
  const form = registrationForm(person);
  await form.email.fill(EMAIL);
  await form.code.fill("246810");
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  await form.submit.click();
}
async function identify(person: Person) {
  const wizard = forgotWizard(person);
  await wizard.email.fill(EMAIL);
  await wizard.code.fill("246810");
  await wizard.next.click();
}
async function choosePassword(person: Person) {
  const wizard = forgotWizard(person);
  await identify(person);
  await wizard.password.fill(PASSWORD);
  await wizard.repeat.fill(PASSWORD);
  await wizard.submit.click();
}
async function changePassword(person: Person) {
  const form = passwordDialog(person);
  await form.open();
  await form.fill({ old: "Correct-horse-7", password: PASSWORD });
  await form.submit.click();
}
async function saveProfile(person: Person) {
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
const signOut = async (person: Person) => {
  await userMenu(person).choose("shell:user.signOut");
  await person.page.getByRole("menu").waitFor({ state: "detached" });
};
const requestSignOut = (person: Person) =>
  person.machine("devices").getByRole("listitem").nth(1).getByRole("button").click();
async function signOutDevice(person: Person) {
  await requestSignOut(person);
  await person.page.getByRole("alertdialog").getByRole("button").last().click();
}

/** Account forms and devices, in every state (2.21 to 2.23, 2.32, 2.33, 4.1). */
export const ACCOUNT_SITUATIONS: readonly Screen[] = [
  visitor("sign-in: in progress", "/login", "session identity.signingIn", signIn, {
    mocks: { "/api/Login/Login": "waits" },
    isLoading: true,
  }),
  visitor(
    "sign-in: refused",
    "/login",
    "session identity.signedOut",
    async (person) => {
      await signIn(person);
      await person.page.getByRole("alert").filter({ visible: true }).first().waitFor();
    },
    { mocks: { "/api/Login/Login": REFUSED } },
  ),
  visitor("identity provider: script loading", "/login", "identityProvider loadingScript", openIdentity, {
    mocks: { ...PROVIDER, [SCRIPT]: "waits" },
    isLoading: true,
  }),
  visitor("identity provider: popup open", "/login", "identityProvider requestingProof", openIdentity, {
    mocks: PROVIDER,
    isLoading: true,
  }),
  visitor(
    "identity provider: proof being checked",
    "/login",
    "identityProvider signingIn",
    async (person) => {
      await openIdentity(person);
      await person.page.waitForFunction(() => "popup" in window);
      await person.page.evaluate(`popup.callback({ code: "proof", state: popup.state })`);
    },
    { mocks: { ...PROVIDER, "/api/Login/IdentityLogin": "waits" }, isLoading: true },
  ),
  visitor("registration: required fields empty", "/register", "registration open.showingIssues", (person) =>
    registrationForm(person).submit.click(),
  ),
  visitor(
    "registration: code sent",
    "/register",
    "codeDelivery coolingDown",
    async (person) => {
      await registrationForm(person).email.fill(EMAIL);
      await registrationForm(person).sendCode.click();
    },
    { mocks: TAKES },
  ),
  visitor(
    "registration: code could not be sent",
    "/register",
    "codeDelivery unsent",
    async (person) => {
      await registrationForm(person).email.fill(EMAIL);
      await registrationForm(person).sendCode.click();
      await person.page.getByText(REFUSED.errMsg).filter({ visible: true }).first().waitFor();
    },
    { mocks: { "/api/User/SentVerificationCode": REFUSED } },
  ),
  visitor("registration: in progress", "/register", "registration open.registering", register, {
    mocks: { "/api/Register/Register": "waits" },
    isLoading: true,
  }),
  visitor("registration: refused", "/register", "registration open.showingIssues", register, {
    mocks: { "/api/Register/Register": REFUSED },
  }),
  visitor(
    "forgot password: required fields empty",
    "/forget",
    "forgotPassword open.identifying.showingIssues",
    (person) => forgotWizard(person).next.click(),
  ),
  visitor("forgot password: code being checked", "/forget", "forgotPassword open.identifying.checking", identify, {
    mocks: { "/api/Register/CheckCaptchaCode": "waits" },
    isLoading: true,
  }),
  visitor(
    "forgot password: new password empty",
    "/forget",
    "forgotPassword open.choosing.showingIssues",
    async (person) => {
      await identify(person);
      await forgotWizard(person).submit.click();
    },
    { mocks: TAKES },
  ),
  visitor("forgot password: reset in progress", "/forget", "forgotPassword open.choosing.resetting", choosePassword, {
    mocks: { ...TAKES, "/api/User/ResetPassword": "waits" },
    isLoading: true,
  }),
  center("change password: empty form", "passwordChange open.typing", (person) => passwordDialog(person).open(), {}),
  center("change password: saving", "passwordChange open.changing", changePassword, {
    mocks: { "/api/User/UpdatePwd": "waits" },
    isLoading: true,
  }),
  center("change password: refused", "passwordChange open.showingIssues", changePassword, {
    mocks: { "/api/User/UpdatePwd": REFUSED },
  }),
  center("profile: form open", "profileEdit open.typing", (person) => profileForm(person).edit.click(), {}),
  center("profile: saving", "profileEdit open.saving", saveProfile, {
    mocks: { "/api/User/update": "waits" },
    isLoading: true,
  }),
  center("profile: could not be saved", "profileEdit open.showingIssues", saveProfile, {
    mocks: { "/api/User/update": REFUSED },
  }),
  center("devices: loading", "devices loading", undefined, {
    mocks: { "/api/Session/List": "waits" },
    isLoading: true,
  }),
  center("devices: could not be loaded", "devices unavailable", undefined, { mocks: { "/api/Session/List": REFUSED } }),
  center("devices: confirm signing out a device", "devices asking", requestSignOut, {
    mocks: { "/api/Session/List": reply(DEVICES) },
  }),
  center("devices: signing out a device", "devices ending", signOutDevice, {
    mocks: { "/api/Session/List": reply(DEVICES), "/api/Session/End": "waits" },
    isLoading: true,
  }),
  center("devices: refreshing", "devices refreshing", signOutDevice, {
    mocks: {
      "/api/Session/List": (turn) => (turn === 1 ? reply(DEVICES) : "waits"),
      "/api/Session/End": REFUSED,
    },
    isLoading: true,
  }),
  center("last sign-in: could not be loaded", "resource failed", undefined, {
    mocks: { "/api/Login/CheckLastLogin": REFUSED },
  }),
  center(
    "sign-out: in progress",
    "session identity.signingOut",
    // Signing out aborts the profile's call.
    inOrder(expectState("session", "settled"), expectState("devices", "shown"), signOut),
    { mocks: { "/api/Login/Logout": "waits" }, isLoading: true },
  ),
  center("profile: loading", "session identity.signedIn.loadingProfile", undefined, {
    mocks: { "/api/user/logout": "waits" },
    isLoading: true,
  }),
];
