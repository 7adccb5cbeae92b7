import { sampleDevice } from "#machines/testing/sample-device.ts";
import {
  forgotWizard,
  passwordDialog,
  profileForm,
  registrationForm,
  signInForm,
  userMenu,
} from "#model-tests/browser/areas/account.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { fulfill } from "#model-tests/walk/scripted-service.ts";
import { holdTimers } from "./hold-timers.ts";
import { openIdentity, PROVIDER, SCRIPT } from "./identity.ts";
import { type Mocks, REFUSED, refusal, reply } from "./mocks.ts";
import { LAST_LOGIN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import {
  clickButton,
  dismissDialog,
  expectState,
  expectText,
  inOrder,
  LOADING,
  type More,
  situation,
  thenMock,
  waitForToast,
  withoutNickname,
} from "./situation.ts";

const EMAIL = "someone@merchant.example";
const PASSWORD = "Lantern-orchard-58";
const ADDRESS = "/user/center";
const [SENDS, CHECKS] = ["/api/User/SentVerificationCode", "/api/Register/CheckCaptchaCode"];
const [REGISTERS, RESETS] = ["/api/Register/Register", "/api/User/ResetPassword"];
const [SIGNS_IN, IDENTIFIES] = ["/api/Login/Login", "/api/Login/IdentityLogin"];
const [CHANGES, SAVES] = ["/api/User/UpdatePwd", "/api/User/update"];
const [DEVICES, ENDS] = ["/api/Session/List", "/api/Session/End"];
const [LAST, PROFILE] = ["/api/Login/CheckLastLogin", "/api/user/logout"];
const TAKES: Mocks = { [SENDS]: reply(null), [CHECKS]: reply(null) };
const WRONG_CODE = refusal("2003");

const at =
  (path: string, common: More = {}) =>
  (name: string, shows: string, prepare?: Screen["prepare"], mocks: Mocks = {}, more: More = {}) =>
    situation(name, path, shows, { ...common, prepare, mocks, ...more });
const login = at("/login", { who: "visitor" });
const registration = at("/register", { who: "visitor" });
const forgot = at("/forget", { who: "visitor" });
const center = at(ADDRESS);

async function signIn(person: Person) {
  await person.waitForHydration();
  await signInForm(person).signIn({ email: EMAIL, password: PASSWORD });
}
/** Beside the prerendered form in English, in place of the screen in the other languages. */
async function withoutForm(person: Person) {
  person.errors.allow(/Failed to load resource/, /sign-in/);
  await person.button("shell:startFault.reload").waitFor();
}
async function register(person: Person) {
  const form = registrationForm(person);
  await form.email.fill(EMAIL);
  await form.code.fill("246810");
  await form.password.fill(PASSWORD);
  await form.repeat.fill(PASSWORD);
  await form.submit.click();
}
/** Requests a code for an email. */
const sendCode =
  (form: typeof registrationForm | typeof forgotWizard, email = EMAIL) =>
  async (person: Person) => {
    await form(person).email.fill(email);
    await form(person).sendCode.click();
  };
/** Enter in the email's field sends the code, and then moves on to the code's field. */
async function sendCodeByKeyboard(person: Person) {
  const { email } = registrationForm(person);
  await email.fill(EMAIL.slice(0, -1));
  for (const key of [EMAIL.slice(-1), "Enter"]) await email.press(key);
  await person.expectState("codeDelivery", "coolingDown");
  await email.press("Enter");
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
/** The change is refused when the focus is back in a field. */
async function changeAndMoveOn(person: Person) {
  const refuse = await holdRequests(person.page, `**${CHANGES}`, (route) => fulfill(route, REFUSED));
  await changePassword(person);
  await person.expectState("passwordChange", "changing");
  await passwordDialog(person).old.focus();
  refuse();
  await sayRefusal(person);
}
/** Saves the profile with these fields; `nickName` is the nickname. */
const saveProfile =
  ({ nickName, ...others }: Record<string, string>) =>
  async (person: Person) => {
    const form = profileForm(person);
    await form.edit.click();
    if (nickName !== undefined) await form.field.fill(nickName);
    for (const [name, value] of Object.entries(others)) await form.other(name).fill(value);
    await form.save.click();
  };
/** The connection is lost without an event, and so the console shows none. */
const cutOff = ({ page }: Person) =>
  page.evaluate(() => void Object.defineProperty(navigator, "onLine", { configurable: true, value: false }));
const sayRefusal = ({ page }: Person) => page.getByText(REFUSED.errMsg).filter({ visible: true }).first().waitFor();
/** Answers the provider's popup. */
async function proveIdentity(person: Person) {
  await openIdentity(person);
  await person.page.waitForFunction(() => "popup" in window);
  await person.page.evaluate(`popup.callback({ code: "proof", state: popup.state })`);
}

const TWO = {
  items: [
    sampleDevice("1", { isCurrent: true }),
    sampleDevice("2", { device: "Safari on iPhone", place: "Taipei, Taiwan" }),
  ],
};
const signOut = async (person: Person) => {
  await userMenu(person).choose("shell:user.signOut");
  await person.page.getByRole("menu").waitFor({ state: "detached" });
};
const endDevice = (person: Person) =>
  person.machine("devices").getByRole("listitem").nth(1).getByRole("button").click();
const confirm = ({ page }: Person) => page.getByRole("alertdialog").getByRole("button").last().click();

/** Account forms and devices, in every state (2.21 to 2.23, 2.32, 2.33, 4.1). */
export const ACCOUNT_SITUATIONS: readonly Screen[] = [
  login("sign-in: in progress", "session identity.signingIn", signIn, { [SIGNS_IN]: "waits" }, LOADING),
  login(
    "sign-in: code could not be loaded",
    "languageChange settled",
    withoutForm,
    { "/assets/sign-in-*.js": { status: 404 } },
    { isNotStarted: true },
  ),
  login("sign-in: refused", "session identity.signedOut", inOrder(signIn, sayRefusal), { [SIGNS_IN]: REFUSED }),
  login(
    "identity provider: script loading",
    "identityProvider loadingScript",
    openIdentity,
    { ...PROVIDER, [SCRIPT]: "waits" },
    LOADING,
  ),
  login("identity provider: popup open", "identityProvider requestingProof", openIdentity, PROVIDER, LOADING),
  login(
    "identity provider: proof being checked",
    "identityProvider signingIn",
    proveIdentity,
    { ...PROVIDER, [IDENTIFIES]: "waits" },
    LOADING,
  ),
  registration("registration: required fields empty", "registration open.showingIssues", (person) =>
    registrationForm(person).submit.click(),
  ),
  registration("registration: code sent", "codeDelivery coolingDown", sendCodeByKeyboard, TAKES),
  registration(
    "registration: code could not be sent",
    "codeDelivery unsent",
    inOrder(sendCode(registrationForm), sayRefusal),
    { [SENDS]: REFUSED },
  ),
  registration(
    "registration: in progress",
    "registration open.registering",
    register,
    { [REGISTERS]: "waits" },
    LOADING,
  ),
  registration("registration: refused", "registration open.showingIssues", register, { [REGISTERS]: REFUSED }),
  forgot(
    "forgot password: code being checked",
    "forgotPassword open.identifying.checking",
    identify,
    { [CHECKS]: "waits" },
    LOADING,
  ),
  forgot(
    "forgot password: new password empty",
    "forgotPassword open.choosing.showingIssues",
    inOrder(identify, (person) => forgotWizard(person).submit.click()),
    TAKES,
  ),
  forgot(
    "forgot password: reset in progress",
    "forgotPassword open.choosing.resetting",
    choosePassword,
    { ...TAKES, [RESETS]: "waits" },
    LOADING,
  ),
  center("change password: empty form", "passwordChange open.typing", (person) => passwordDialog(person).open()),
  center("change password: saving", "passwordChange open.changing", changePassword, { [CHANGES]: "waits" }, LOADING),
  center("change password: refused", "passwordChange open.showingIssues", changeAndMoveOn),
  center("change password: to the old one", "passwordChange open.showingIssues", async (person) => {
    const form = passwordDialog(person);
    await form.open();
    await form.fill({ old: PASSWORD, password: PASSWORD });
    await form.submit.click();
  }),
  center("profile: form open", "profileEdit open.typing", (person) => profileForm(person).edit.click()),
  center("profile: saving", "profileEdit open.saving", saveProfile({ nickName: "Mei" }), { [SAVES]: "waits" }, LOADING),
  center(
    "profile: could not be saved",
    "profileEdit open.showingIssues",
    inOrder(expectState("devices", "shown"), cutOff, saveProfile({ nickName: "Mei" })),
    { [SAVES]: "breaks off" },
  ),
  center("devices: loading", "devices loading", undefined, { [DEVICES]: "waits" }, LOADING),
  center("devices: confirm signing out a device", "devices asking", endDevice, { [DEVICES]: reply(TWO) }),
  center(
    "devices: signing out a device",
    "devices ending",
    inOrder(endDevice, confirm),
    { [DEVICES]: reply(TWO), [ENDS]: "waits" },
    LOADING,
  ),
  center(
    "devices: refreshing",
    "devices refreshing",
    inOrder(endDevice, confirm),
    { [DEVICES]: (turn) => (turn === 1 ? reply(TWO) : "waits"), [ENDS]: REFUSED },
    LOADING,
  ),
  center("last sign-in: could not be loaded", "resource failed", undefined, { [LAST]: REFUSED }),
  center(
    "sign-out: in progress",
    "session identity.signingOut",
    // Signing out aborts the profile's call.
    inOrder(expectState("session", "settled"), expectState("devices", "shown"), signOut),
    { "/api/Login/Logout": "waits" },
    LOADING,
  ),
  center("profile: loading", "session identity.signedIn.loadingProfile", undefined, { [PROFILE]: "waits" }, LOADING),
];

const submitSignIn = inOrder(
  (person) => person.waitForHydration(),
  (person) => signInForm(person).submit.click(),
);
const SIGNED_OUT: readonly Screen[] = [
  login(
    "sign-in: required fields empty",
    "session identity.signedOut",
    inOrder(submitSignIn, expectText("login:issue.passwordRequired")),
  ),
  login("sign-in: invalid email, password shown", "session identity.signedOut", async (person) => {
    await person.waitForHydration();
    await signInForm(person).email.fill("merchant");
    await signInForm(person).password.fill("Correct");
    await person.page.getByRole("button", { name: person.t("shell:password.show") }).click();
    await signInForm(person).submit.click();
    await person.expectText("login:issue.emailFormat");
  }),
  login("sign-in: remembered email", "session identity.signedOut", (person) => person.waitForHydration(), undefined, {
    stored: { "remembered-email": EMAIL },
  }),
  registration(
    "sign-in: after registering",
    "session identity.signedOut",
    inOrder(register, expectText("login:registered")),
    { [REGISTERS]: reply(null) },
  ),
  login("sign-in: session ended by the service", "session ending.asking", signIn, {
    [SIGNS_IN]: refusal("4011"),
  }),
  registration(
    "registration: code requested for an invalid email",
    "codeDelivery unsent",
    inOrder(sendCode(registrationForm, "merchant"), expectText("account:register.issue.emailFormat")),
  ),
  registration(
    "registration: passwords differ, first one too weak",
    "registration open.showingIssues",
    async (person) => {
      const form = registrationForm(person);
      await form.email.fill("merchant");
      await form.password.fill("sunrise");
      await form.repeat.fill("sunset");
      await form.submit.click();
    },
  ),
  forgot("forgot password: code refused", "forgotPassword open.identifying.showingIssues", identify, {
    [CHECKS]: WRONG_CODE,
  }),
  forgot(
    "forgot password: code refused after the new password",
    "forgotPassword open.identifying.typing",
    inOrder(choosePassword, expectText("account:forgot.kept")),
    { [CHECKS]: reply(null), [RESETS]: WRONG_CODE },
  ),
  forgot(
    "forgot password: back at the email with a new password typed",
    "forgotPassword open.identifying.typing",
    inOrder(
      identify,
      (person) => forgotWizard(person).password.fill(PASSWORD),
      (person) => forgotWizard(person).back.click(),
    ),
    { [CHECKS]: reply(null) },
  ),
  forgot("forgot password: code sent", "codeDelivery coolingDown", sendCode(forgotWizard), { [SENDS]: reply(null) }),
  login(
    "forgot password: email taken from the sign-in",
    "forgotPassword open.identifying.typing",
    inOrder(
      (person) => person.waitForHydration(),
      (person) => signInForm(person).email.fill(EMAIL),
      ({ page, t }) => page.getByRole("link", { name: t("login:forgot") }).click(),
    ),
  ),
  ...(
    [
      ["with the name from the email", "Someone-5"],
      ["with a row of digits", "Tea-123456789"],
      ["that is common", "Password1"],
    ] as const
  ).map(([what, password]) =>
    registration(
      `registration: a password ${what}`,
      "registration open.typing",
      inOrder(
        (person) => registrationForm(person).email.fill(EMAIL),
        (person) => registrationForm(person).password.fill(password),
      ),
    ),
  ),
  login("identity provider: refused by the service", "identityProvider idle", inOrder(proveIdentity, sayRefusal), {
    ...PROVIDER,
    [IDENTIFIES]: REFUSED,
  }),
  login(
    "identity provider: script could not be loaded",
    "identityProvider idle",
    inOrder(clickButton("identity:continue"), expectText("identity:scriptFailed")),
    {
      "/config.json": { file: { identityClientId: "client", identityScriptUrl: "/none.js" } },
      "/none.js": { status: 404 },
    },
  ),
];

const FACTS = {
  ...{ email: EMAIL, nickName: "Mei", role: "admin", name: "Lin Mei", job: "owner", jobName: "Owner", phone: "+886 2" },
  ...{ organization: "shop", organizationName: "Shop Ltd", location: "tpe", locationName: "Taipei", avatar: "/a.png" },
  ...{ introduction: "Tea and cups", personalWebsite: "https://shop.example", certification: "verified" },
  registrationDate: "2026-01-02T03:04:05.000Z",
};
const MANY = {
  items: [
    sampleDevice("1", { isCurrent: true, place: "Taipei, Taiwan" }),
    sampleDevice("2", { device: "", address: "", signedInAt: null, lastSeenAt: null, isCurrent: null }),
    sampleDevice("3"),
  ],
};
const endOthers = clickButton("devices:endOthers");
const centre = (name: string, shows: string, mocks: Mocks, prepare?: Screen["prepare"], more: More = {}) =>
  center(`user centre: ${name}`, shows, prepare, mocks, more);

const CENTRE: readonly Screen[] = [
  centre(
    "profile invalid, every field marked",
    "profileEdit open.showingIssues",
    {},
    saveProfile({ name: "n".repeat(300), personalWebsite: "my shop", phone: "after six" }),
  ),
  centre(
    "confirm forgetting a device",
    "devices asking",
    { [DEVICES]: reply({ items: [...MANY.items, sampleDevice("4", { isSignedIn: false })] }) },
    (person) => person.machine("devices").getByRole("listitem").last().getByRole("button").click(),
  ),
  centre("complete profile, last sign-in by identity provider", "devices shown", {
    [PROFILE]: reply(FACTS),
    [LAST]: reply(LAST_LOGIN),
  }),
  centre("unknown role, website and sign-in method", "devices shown", {
    [PROFILE]: reply({ ...FACTS, role: "cashier", personalWebsite: "none yet", registrationDate: "last year" }),
    [LAST]: reply({ ...LAST_LOGIN, method: "passkey", device: "" }),
  }),
  centre(
    "no role or nickname, last sign-in and devices unknown",
    "devices shown",
    { [PROFILE]: reply({ role: "" }), [LAST]: reply(null), [DEVICES]: reply(MANY) },
    withoutNickname,
  ),
  centre(
    "profile could not be loaded, last sign-in and devices not supported",
    "devices unavailable",
    { [PROFILE]: REFUSED, [LAST]: "is not offered", [DEVICES]: "is not offered" },
    expectText("account:userCenter.failed"),
  ),
  centre(
    "role switched",
    "devices shown",
    {},
    inOrder(
      (person) => userMenu(person).choose("shell:user.switchRole"),
      expectText("account:userCenter.roleSwitched"),
    ),
  ),
  centre(
    "last sign-in loading, unreadable device",
    "devices shown",
    { [LAST]: "waits", [DEVICES]: reply({ items: [...MANY.items, {}] }) },
    undefined,
    LOADING,
  ),
  centre("confirm signing out all other devices", "devices asking", { [DEVICES]: reply(MANY) }, endOthers),
  centre(
    "other devices could not be signed out",
    "devices shown",
    { [DEVICES]: reply(MANY), [ENDS]: REFUSED },
    inOrder(endOthers, confirm, expectText("devices:endFailed")),
  ),
  centre(
    "all other devices signed out",
    "devices shown",
    { [DEVICES]: reply(MANY), "/api/Session/EndOthers": reply({ ...MANY, items: MANY.items.slice(0, 1) }) },
    inOrder(holdTimers, endOthers, confirm, waitForToast),
  ),
  centre(
    "another device signed out",
    "devices shown",
    { [DEVICES]: reply(TWO), [ENDS]: reply({ items: TWO.items.slice(0, 1) }) },
    inOrder(holdTimers, endDevice, confirm, expectText("devices:ended")),
  ),
  centre("confirm signing out a device without a name", "devices asking", { [DEVICES]: reply(MANY) }, endDevice),
  centre(
    "devices could not be refreshed",
    "devices shown",
    { [DEVICES]: reply(MANY) },
    inOrder(
      expectState("devices", "shown"),
      (person) => person.navigate("/order/packages"),
      expectState("orderPlacement", "choosing"),
      thenMock({ [DEVICES]: REFUSED }),
      (person) => person.navigate(ADDRESS),
      expectText("devices:failed"),
    ),
  ),
  centre(
    "password changed at the second attempt",
    "devices shown",
    { [CHANGES]: reply(null) },
    inOrder((person) => passwordDialog(person).open(), dismissDialog, holdTimers, changePassword, waitForToast),
  ),
  centre(
    "old password wrong",
    "passwordChange open.showingIssues",
    { [CHANGES]: refusal("2001") },
    inOrder(holdTimers, changePassword),
  ),
  centre(
    "profile saved with a new nickname",
    "devices shown",
    { [SAVES]: reply(null) },
    inOrder(holdTimers, saveProfile({ nickName: "Mei" }), waitForToast),
  ),
  centre(
    "profile saved with the same nickname at the second attempt",
    "devices shown",
    { [SAVES]: reply(null), [PROFILE]: reply(FACTS) },
    inOrder(
      (person) => profileForm(person).edit.click(),
      dismissDialog,
      holdTimers,
      saveProfile({ nickName: " Mei ", phone: "+886 3" }),
      waitForToast,
    ),
  ),
];

/** Sign-in and account beyond machine states (2.21 to 2.23, 2.32, 2.33, 7.15). */
export const PEOPLE_SITUATIONS: readonly Screen[] = [...SIGNED_OUT, ...CENTRE];
